/** The codes of tables: six letters, however they were typed. */

export const CODE_LENGTH = 6;

/** A code as the server knows it. */
export const cleanCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, CODE_LENGTH);
