import { sound } from './sound';
import type { SoundName } from '../model/sounds';
import { preferences } from '../preferences/preferences.svelte';

/** Play a sound now, or so many milliseconds from now, for whoever has not turned sounds off. */
export function hear(name: SoundName, later = 0): void {
  if (!preferences.muted) sound(name, later);
}
