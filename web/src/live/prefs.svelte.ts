/** What a browser remembers of its person: language, theme, sound, and whether they have played. */

import type { Fields } from '../headless/words';
import { LANGUAGES, text, textIfAny, type Key, type Language } from '../i18n';
import { keep, kept } from './kept';

type Theme = 'dark' | 'light';

class Prefs {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  muted = $state(kept('muted') === 'yes');
  flat = $state(kept('pictures') === 'flat'); // pictures stay flat drawings, which saves a weak machine work
  played = $state(kept('played') !== null); // a table needs no introduction

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
    this.show();
  }

  light(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.show();
  }

  mute(muted: boolean): void {
    this.muted = muted;
    keep('muted', muted ? 'yes' : 'no');
  }

  flatten(flat: boolean): void {
    this.flat = flat;
    keep('pictures', flat ? 'flat' : 'lit');
  }

  play(): void {
    if (this.played) return;
    this.played = true;
    keep('played', 'yes');
  }

  /** Tell the document, so that screen readers and colours follow. */
  show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const prefs = new Prefs();

/** A text of the client, in the language of the moment. */
export function t(key: Key, fields: Fields = {}): string {
  return text(prefs.language, key, fields);
}

/** The text for a key that may not exist. */
export function tIfAny(key: string, fields: Fields = {}): string | undefined {
  return textIfAny(prefs.language, key, fields);
}

function firstLanguage(): Language {
  const spoken = kept('language') ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
}

function firstTheme(): Theme {
  const theme = kept('theme');
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
