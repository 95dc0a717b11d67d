/** The speed of bots: how long they pause, and how fast their moves are shown. */

export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'at_once'] as const;

export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** Return the saved speed. `brisk` is the older setting that let bots answer at once. */
export function botSpeedOf(saved: string | null, brisk: string | null): BotSpeed {
  return BOT_SPEEDS.find((speed) => speed === saved) ?? (brisk === 'yes' ? 'at_once' : 'normal');
}

/** The pace of motions between the moves of bots. */
export const MOTION_PACE: Readonly<Record<BotSpeed, number>> = { slow: 0.8, normal: 1, fast: 2.5, at_once: 6 };
