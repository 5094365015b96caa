/** The messages of the games that the pages know; all that pad and dealer need of this folder's index. */

import { bringMessages } from '../lib/messages.svelte';
import { heimat } from './heimat/messages';
import { welcome } from './welcome/messages';

bringMessages({ welcome, heimat });
