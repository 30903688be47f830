import { mount } from 'svelte';
import './frame/fonts/fonts.css';
import './frame/app.css';
import App from './App.svelte';
import { keepFocus } from './frame/focus';
import { addPictures, addSprite } from './frame/sprite';
import icons from './frame/icons.svg?raw';
import { prefs } from './frame/prefs.svelte';
import { laterWords, load } from './words/index.svelte';

addSprite(icons);
addPictures(icons);
keepFocus();
prefs.apply();
await load(prefs.lang);
const target = document.getElementById('app');
if (target) mount(App, { target });
// what the page itself waits for goes first. The worker fetches the whole shell; without https there is none, and the
// page does without
const CALM = 4_000;
setTimeout(() => {
  void laterWords().catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator && navigator.onLine)
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}, CALM);
