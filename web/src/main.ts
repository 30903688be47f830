import { mount } from 'svelte';
import './frame/app.css';
import App from './App.svelte';
import { keepFocus } from './frame/focus';
import { addPictures, addSprite } from './frame/sprite';
import icons from './frame/icons.svg?raw';
import { prefs } from './frame/prefs.svelte';
import { load } from './words/index.svelte';

addSprite(icons);
addPictures(icons);
keepFocus();
prefs.apply();
await load(prefs.lang);
const target = document.getElementById('app');
if (target) mount(App, { target });
// without https there is none, and the page does without
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
