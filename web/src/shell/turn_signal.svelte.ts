/** It is your turn: the title and the icon of the tab say so, and a notification where it was asked for. */

import { idle } from '../art/idle';
import { preferences } from '../preferences/preferences.svelte';
import { t } from '../text/texts';

const TITLE = 'Antro';
const ICON = '/favicon.svg';
const TURN_ICON = '/favicon-turn.svg';

export interface Called {
  readonly called: boolean; // somebody who has waited for others may choose
  readonly game: string; // its title
  readonly table: string;
}

/** To be called while a page is made; the tab is as it was when the page goes. */
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

let tab = { title: TITLE, icon: ICON }; // as it is to be

/** In an idle moment: an icon is read and drawn each time, and turns may be short. */
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

/** Nobody who looks at the page is told by the browser, too. */
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

/** Whether this browser could notify at all: it does so only for pages that were fetched in safety. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

/** Turn notifications on or off. Asks the person, the first time. Returns whether the browser lets us. */
export async function setNotifications(wanted: boolean): Promise<boolean> {
  if (!wanted) {
    preferences.notify(false);
    return true;
  }
  const granted = (await Notification.requestPermission()) === 'granted';
  preferences.notify(granted);
  return granted;
}
