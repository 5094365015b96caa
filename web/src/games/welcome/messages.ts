/** The messages of this game, built in: its pad works without a server. */

import { messagesFrom } from '../texts';

const files = import.meta.glob<string>('../../../../src/housewright/locales/*/welcome.ftl', {
  query: '?raw',
  import: 'default',
});

export const welcome = messagesFrom(files);
