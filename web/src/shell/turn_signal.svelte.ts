/** Signal the player's turn with the title and icon of the tab, and with a notification if it is turned on. */

import { idle } from '../art/idle';
import { preferences } from '../preferences/preferences.svelte';
import { t } from '../text/texts';

const TITLE = 'Antro';
const ICON = '/favicon.svg';
const TURN_ICON = '/favicon-turn.svg';

export interface Called {
  readonly called: boolean; // the player may choose after waiting for others
  readonly game: string; // its title
  readonly table: string;
}

/** Signal turns while a page exists. Call this while the page is created. */
export function signalTurns(state: Called): void {
  let before: boolean | null = null;
  $effect(() => {
    const { called } = state;
    mark(called ? t('turn.title', { name: state.game }) : TITLE, called ? TURN_ICON : ICON);
    if (called && before === false) notify(state);
    before = called;
  });
  $effect(() => () => mark(TITLE, ICON));
}

let tab = { title: TITLE, icon: ICON }; // the wanted title and icon

/** Change the tab in an idle moment, because browsers load and draw the icon each time. */
function mark(title: string, icon: string): void {
  tab = { title, icon };
  void idle().then(showTab);
}

function showTab(): void {
  const { title, icon } = tab;
  if (document.title !== title) document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
}

/** Notify the player, unless they are looking at the page. */
function notify({ game, table }: Called): void {
  if (!document.hidden || !preferences.notifications || !mayNotify()) return;
  const shown = new Notification(t('turn.title', { name: game }), {
    body: t('turn.body'),
    icon: TURN_ICON,
    tag: table,
  });
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
}

/** Return true if the browser supports notifications. They need a secure connection. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

/** Turn notifications on or off. The first time, ask for permission. Return true if it is granted. */
export async function setNotifications(wanted: boolean): Promise<boolean> {
  if (!wanted) {
    preferences.notify(false);
    return true;
  }
  const granted = (await Notification.requestPermission()) === 'granted';
  preferences.notify(granted);
  return granted;
}
