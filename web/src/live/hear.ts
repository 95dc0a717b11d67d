import { sound } from '../art/sound';
import type { SoundName } from '../art/sounds';
import { prefs } from './prefs.svelte';

/** Play a sound now, or so many milliseconds from now, for whoever has not turned sounds off. */
export function hear(name: SoundName, later = 0): void {
  if (!prefs.muted) sound(name, later);
}
