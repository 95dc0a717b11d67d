import { sound } from './sound';
import type { SoundName } from '../model/sounds';
import { preferences } from '../preferences/preferences.svelte';

/** Play a sound after some milliseconds, unless sounds are turned off. */
export function hear(name: SoundName, later = 0): void {
  if (!preferences.muted) sound(name, later);
}
