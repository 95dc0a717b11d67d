import type { TableInfo } from '../../net/wire.gen';
import { t } from '../../text/texts';

export type ClockSpec = NonNullable<TableInfo['clock']>;

/** Return the settings of a clock in a sentence. */
export function clockText(clock: ClockSpec): string {
  if (clock.type === 'per_move') return t('clock.move', { seconds: clock.limit / 1_000 });
  const [minutes, seconds] = [clock.initial / 60_000, clock.increment / 1_000];
  return seconds === 0 ? t('clock.plain', { minutes }) : t('clock.both', { minutes, seconds });
}

/** Return the seconds added per choice in a short form, or nothing. */
export function gainText(clock: ClockSpec | null): string {
  if (clock?.type !== 'fischer' || clock.increment === 0) return '';
  return t('clock.more', { n: clock.increment / 1_000 });
}
