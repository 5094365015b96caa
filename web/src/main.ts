import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import './games';
import { loadLanguage } from './lib/messages.svelte';
import { preferences } from './lib/preferences.svelte';

await loadLanguage(preferences.language);
const page = document.getElementById('page')!;
page.replaceChildren(); // what stood there while this was loaded
mount(App, { target: page });
