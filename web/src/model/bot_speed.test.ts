import { expect, it } from 'vitest';
import { BOT_SPEEDS, botSpeedOf, MOTION_PACE } from './bot_speed';

it.each(BOT_SPEEDS)('the speed %s is remembered', (speed) => {
  expect(botSpeedOf(speed, 'yes')).toBe(speed);
});

it('bots have normal speed at first, or if the saved speed is unknown', () => {
  expect(botSpeedOf(null, null)).toBe('normal');
  expect(botSpeedOf('warp', 'no')).toBe('normal');
});

it('the older setting for fast bots still counts', () => {
  expect(botSpeedOf(null, 'yes')).toBe('at_once');
});

it('motions get faster with the speed', () => {
  const paces = BOT_SPEEDS.map((speed) => MOTION_PACE[speed]);
  expect(paces).toEqual([...paces].toSorted((one, other) => one - other));
  expect(MOTION_PACE.normal).toBe(1);
});
