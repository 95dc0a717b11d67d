/** The preferences that a browser saves: language, theme, sound, and playing habits. */

import { ENGLISH, LANGUAGES, loadTexts, type Language } from '../locales';
import { botSpeedOf, type BotSpeed } from '../model/bot_speed';
import { store, stored } from './storage';

type Theme = 'dark' | 'light';

class Preferences {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  muted = $state(stored('muted') === 'yes');
  flat = $state(stored('pictures') === 'flat'); // pictures stay flat drawings, which is faster
  played = $state(stored('played') !== null); // no introduction is needed at a table
  chatMuted = $state(stored('deaf') === 'yes');
  notifications = $state(stored('calls') === 'yes'); // about my turns
  botSpeed = $state<BotSpeed>(botSpeedOf(stored('bot_speed'), stored('brisk')));
  hiddenTables = $state.raw<readonly string[]>(listed(stored('away'))); // hidden from the lists
  #chosen = this.language; // shown as soon as its texts are loaded

  /** Change the language as soon as its texts are loaded. */
  async speak(language: Language): Promise<void> {
    this.#chosen = language;
    await loadTexts(language);
    if (this.#chosen !== language) return;
    this.language = language;
    store('language', language);
    this.show();
  }

  light(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
    this.show();
  }

  mute(muted: boolean): void {
    this.muted = muted;
    store('muted', yesNo(muted));
  }

  flatten(flat: boolean): void {
    this.flat = flat;
    store('pictures', flat ? 'flat' : 'lit');
  }

  play(): void {
    if (this.played) return;
    this.played = true;
    store('played', 'yes');
  }

  muteChat(muted: boolean): void {
    this.chatMuted = muted;
    store('deaf', yesNo(muted));
  }

  notify(wanted: boolean): void {
    this.notifications = wanted;
    store('calls', yesNo(wanted));
  }

  setBotSpeed(speed: BotSpeed): void {
    this.botSpeed = speed;
    store('bot_speed', speed);
  }

  hideTable(table: string): void {
    this.#keepHidden([...this.hiddenTables.filter((id) => id !== table), table]);
  }

  unhideTable(table: string): void {
    this.#keepHidden(this.hiddenTables.filter((id) => id !== table));
  }

  /** Set the language and theme of the document, for screen readers and colours. */
  show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset['theme'] = this.theme;
  }

  #keepHidden(tables: readonly string[]): void {
    this.hiddenTables = tables;
    store('away', JSON.stringify(tables));
  }
}

export const preferences = new Preferences();

function firstLanguage(): Language {
  const spoken = stored('language') ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === spoken) ?? ENGLISH;
}

function firstTheme(): Theme {
  const theme = stored('theme');
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** Return the names in a stored list, or none if the text is not a list. */
function listed(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
