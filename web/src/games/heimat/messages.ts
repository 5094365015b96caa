/** The messages and the accent of this game, built in: its pad works without a server. */

import './accent.css';
import { messagesFrom } from '../texts';

const files = import.meta.glob<string>('../../../../src/housewright/locales/*/heimat.ftl', {
  query: '?raw',
  import: 'default',
});

export const heimat = messagesFrom(files);
