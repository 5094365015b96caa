/** Pad and dealer as one file that works from disk. */

import { mount } from 'svelte';
import './tokens.css';
import './base.css';
import './games/messages';
import { loadLanguage } from './lib/messages.svelte';
import { preferences } from './lib/preferences.svelte';
import Single from './Single.svelte';

await loadLanguage(preferences.language);
mount(Single, { target: document.getElementById('page')! });
