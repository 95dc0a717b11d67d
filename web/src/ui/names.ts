import { t, tIfAny } from '../live/prefs.svelte';
import type { Player } from '../wire.gen';

/** Who sits there, in words. */
export function playerName(player: Player): string {
  if (player.level > 0) return t('seat.bot', { name: levelName(player.level) });
  return player.kind === 'open' ? t('seat.open') : player.name || t('seat.guest');
}

export function levelName(level: number): string {
  return tIfAny(`level.${level}`) ?? String(level);
}
