import { mount } from 'svelte';
import './app.css';
import { DRAGON_PICTURE, DRAGON_SCALE } from '../art/dragon';
import { addressOf } from '../art/gallery.svelte';
import { layGround } from '../art/ground.svelte';
import { loadUi } from '../games';
import { loadTexts } from '../locales';
import { parse, type Route } from '../model/router';
import { askAhead } from '../net/ahead';
import { preferences } from '../preferences/preferences.svelte';
import App from './App.svelte';
import { PAGES } from './pages';
import { reloadIfUpgraded } from './reload';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

// Vite reports a script that could not be loaded. The page says so too, if it is not reloaded.
window.addEventListener('vite:preloadError', () => void reloadIfUpgraded().catch(() => {}));

layGround(preferences.theme);
const texts = loadTexts(preferences.language);
void loadAhead(parse(location.hash)).catch(() => {}); // the page asks again, and shows the problem
void texts.then(() => mount(App, { target }));

/** Load the page in the address, and the game of its table, while the texts are on their way. */
async function loadAhead(route: Route): Promise<void> {
  const page = PAGES[route.page]();
  if (route.page === 'home') addressOf(DRAGON_PICTURE, DRAGON_SCALE); // its largest picture
  if (route.page === 'table') await loadUi((await askAhead(route.table)).game);
  await page;
}
