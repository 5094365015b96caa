/** The games that have a table of their own; all others are shown plainly. */

import { bringGames } from '../lib/entry';
import './messages';
import { heimat } from './heimat/entry';
import { plain } from './plain/entry';
import { welcome } from './welcome/entry';

bringGames({ welcome, heimat }, plain);
