import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import './games';
import { loadLanguage } from './lib/messages.svelte';
import { preferences } from './lib/preferences.svelte';

await loadLanguage(preferences.language);
mount(App, { target: document.getElementById('page')! });
