/** The sounds of a table as recipes. Nothing is recorded: the browser generates each sound. */

export interface Voice {
  wave: OscillatorType | 'noise';
  hz: readonly [from: number, to: number]; // the frequency of a wave, or the band of a noise
  at: number; // seconds after the start
  length: number; // seconds
  loud: number; // 0 to 1
  attack?: number; // seconds until its full loudness
  q?: number; // for noise: the narrowness of its band
}

export type SoundName = keyof typeof SOUNDS;

function noise(hz: readonly [number, number], at: number, length: number, loud: number, q = 0.8): Voice {
  return { wave: 'noise', hz, at, length, loud, q };
}

function tone(wave: OscillatorType, hz: readonly [number, number], at: number, length: number, loud: number): Voice {
  return { wave, hz, at, length, loud };
}

/** Return the notes of a small tune, one after the other. */
function tune(notes: readonly number[], apart: number, length: number, loud: number): Voice[] {
  return notes.flatMap((hz, at) => [
    tone('triangle', [hz, hz], at * apart, length, loud),
    tone('sine', [hz * 2, hz * 2], at * apart, length * 0.6, loud * 0.3),
  ]);
}

export const SOUNDS = {
  card: [noise([3200, 1400], 0, 0.09, 0.44, 0.6), noise([900, 500], 0.05, 0.05, 0.26)],
  step: [tone('sine', [150, 70], 0, 0.09, 0.3), noise([700, 300], 0, 0.06, 0.2)],
  blow: [
    tone('sine', [170, 42], 0, 0.26, 0.6),
    noise([2600, 500], 0, 0.13, 0.4, 0.7),
    tone('square', [1240, 1180], 0.005, 0.09, 0.05),
    tone('triangle', [2110, 2050], 0.005, 0.3, 0.06),
  ],
  block: [
    tone('triangle', [940, 900], 0, 0.34, 0.16),
    tone('triangle', [1510, 1480], 0, 0.26, 0.1),
    noise([3800, 2200], 0, 0.06, 0.2),
  ],
  shot: [noise([900, 4200], 0, 0.16, 0.34, 2), tone('triangle', [420, 130], 0, 0.08, 0.28)],
  fire: [
    { ...noise([300, 1500], 0, 1.1, 0.5, 0.5), attack: 0.18 },
    { ...noise([90, 60], 0.05, 1, 0.5, 0.6), attack: 0.12 },
  ],
  roar: [
    { ...tone('sawtooth', [92, 48], 0, 1.1, 0.26), attack: 0.14 },
    { ...tone('sawtooth', [97, 51], 0, 1.1, 0.22), attack: 0.14 },
    { ...noise([420, 160], 0, 1.15, 0.4, 0.9), attack: 0.16 },
  ],
  net: [noise([1500, 500], 0, 0.22, 0.6, 1.2), noise([400, 200], 0.18, 0.14, 0.6)],
  fall: [tone('sine', [96, 32], 0, 0.5, 0.6), noise([420, 110], 0, 0.46, 0.4), noise([1600, 700], 0.06, 0.3, 0.12)],
  stone: [noise([500, 140], 0, 0.32, 0.4), tone('sine', [110, 52], 0, 0.18, 0.36)],
  coin: [tone('triangle', [1660, 1660], 0, 0.3, 0.12), tone('triangle', [2490, 2490], 0.05, 0.34, 0.1)],
  spell: [...tune([523, 659, 784, 1047], 0.06, 0.5, 0.09), { ...noise([2400, 6000], 0, 0.6, 0.06, 3), attack: 0.2 }],
  dice: [0, 0.07, 0.13, 0.24, 0.31].flatMap((at) => [
    noise([2600, 1500], at, 0.05, 0.5, 1.4),
    tone('triangle', [620 - at * 400, 380], at, 0.05, 0.3),
  ]),
  keep: [tone('triangle', [740, 700], 0, 0.07, 0.24), noise([2400, 1600], 0, 0.03, 0.24)],
  stop: [
    tone('triangle', [196, 190], 0, 1.3, 0.28),
    tone('sine', [392, 384], 0, 1.1, 0.18),
    tone('sine', [98, 60], 0, 0.5, 0.38),
    noise([1800, 400], 0, 0.12, 0.4),
  ],
  water: [
    { ...noise([500, 1800], 0, 0.8, 0.3, 1.6), attack: 0.15 },
    tone('sine', [320, 760], 0.1, 0.3, 0.14),
    tone('sine', [420, 980], 0.3, 0.3, 0.12),
  ],
  earth: [tone('sine', [70, 38], 0, 0.8, 0.5), { ...noise([240, 90], 0, 0.9, 0.5, 0.7), attack: 0.06 }],
  air: [
    { ...noise([900, 3800], 0, 0.7, 0.44, 2.4), attack: 0.25 },
    tone('sawtooth', [1900, 240], 0.3, 0.16, 0.07),
    noise([5200, 1800], 0.3, 0.18, 0.24, 0.7),
  ],
  turn: tune([392, 523], 0.13, 0.42, 0.14),
  win: tune([392, 494, 587, 784], 0.15, 0.8, 0.15),
  lose: tune([392, 349, 294, 220], 0.2, 0.8, 0.13),
} as const satisfies Record<string, readonly Voice[]>;
