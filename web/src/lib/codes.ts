/** What lets people join: the codes of tables, however they were typed, and what links carry instead. */

export const CODE_LENGTH = 8;
const LENGTHS = [6, CODE_LENGTH]; // six letters were usual once, and tables from then may still be open
const LINK = /^[\w-]{22}\.[a-z2-7]{16}$/;
export const MOST_TYPED = 200; // a whole link is fine, too

/** Whether this came by a link. */
export const isLink = (invitation: string): boolean => LINK.test(invitation);

/** A code or a link as the server knows it. */
export function cleanInvitation(text: string): string {
  const last = text.split('#').pop()?.trim() ?? '';
  return isLink(last)
    ? last
    : last
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .slice(0, CODE_LENGTH);
}

/** Whether nothing is missing of it. */
export const isWhole = (invitation: string): boolean => isLink(invitation) || LENGTHS.includes(invitation.length);
