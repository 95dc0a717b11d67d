import type { TableInfo } from '../wire.gen';
import { say } from './say';

export type ClockSpec = NonNullable<TableInfo['clock']>;

/** What a clock gives, in a sentence. */
export function clockText(clock: ClockSpec): string {
  if (clock.type === 'per_move') return say('clock_move', { seconds: clock.limit / 1_000 });
  const [minutes, seconds] = [clock.initial / 60_000, clock.increment / 1_000];
  return seconds === 0 ? say('clock_plain', { minutes }) : say('clock', { minutes, seconds });
}

/** What every decision adds, as short as can be; nothing where it adds nothing. */
export function gainText(clock: ClockSpec | null): string {
  if (clock?.type !== 'fischer' || clock.increment === 0) return '';
  return say('clock_more', { n: clock.increment / 1_000 });
}
