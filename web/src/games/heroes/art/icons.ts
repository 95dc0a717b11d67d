/**
 * The look of elements, symbols, heroes, creatures and spells: an icon each. Elements also have a
 * shape and colours.
 */

import ancientTreant from '~icons/evil-tree';
import basilisk from '~icons/gecko';
import battleFury from '~icons/flaming-claw';
import blessing from '~icons/angel-outfit';
import boulder from '~icons/falling-boulder';
import bromund from '~icons/old-king';
import card from '~icons/spell-book';
import chainLightning from '~icons/lightning-arc';
import command from '~icons/rally-the-troops';
import deepFreeze from '~icons/ice-cube';
import dispel from '~icons/cancel';
import djinn from '~icons/djinn';
import drop from '~icons/drop';
import earthenRebirth from '~icons/new-shoot';
import earthquake from '~icons/earth-crack';
import efreet from '~icons/ifrit';
import emberImp from '~icons/imp';
import energyDrain from '~icons/vortex';
import fireball from '~icons/fireball';
import fireBolt from '~icons/fire-ray';
import fireGiant from '~icons/minotaur';
import firestorm from '~icons/fire-wave';
import flame from '~icons/flame';
import flameAcolyte from '~icons/fire-silhouette';
import frostLance from '~icons/ice-spear';
import giantCrab from '~icons/crab';
import giftOfTheWinds from '~icons/dice-fire';
import gnome from '~icons/dwarf-face';
import griffin from '~icons/griffin-symbol';
import harpy from '~icons/harpy';
import healing from '~icons/healing';
import helm from '~icons/crested-helmet';
import hound from '~icons/hound';
import hydra from '~icons/hydra';
import iceWitch from '~icons/witch-face';
import ignara from '~icons/pyromaniac';
import immolate from '~icons/burning-passion';
import kraken from '~icons/giant-squid';
import lavaBrute from '~icons/lava';
import leadenCurse from '~icons/weight';
import lifeDrain from '~icons/life-tap';
import lightningBolt from '~icons/lightning-tree';
import magicMissile from '~icons/magic-swirl';
import merfolkGuard from '~icons/triton-head';
import meteor from '~icons/burning-meteor';
import mistWard from '~icons/magic-shield';
import mountainTitan from '~icons/rock-golem';
import nereid from '~icons/mermaid';
import peaks from '~icons/peaks';
import pegasus from '~icons/pegasus';
import redDragon from '~icons/spiked-dragon-head';
import salamander from '~icons/salamander';
import seaSerpent from '~icons/sea-serpent';
import sylvane from '~icons/woman-elf-face';
import staticField from '~icons/static';
import stoneGolem from '~icons/golem-head';
import stoneSkin from '~icons/stone-bust';
import stoneSlinger from '~icons/sling';
import stormCaller from '~icons/lightning-storm';
import teleport from '~icons/teleport';
import thalis from '~icons/wizard-face';
import thornling from '~icons/thorny-vine';
import thunderbird from '~icons/hawk-emblem';
import tuskedBoar from '~icons/boar';
import waterSprite from '~icons/water-splash';
import whirlwind from '~icons/whirlwind';
import windArcher from '~icons/archer';
import wingsOfWind from '~icons/feathered-wing';
import zephyr from '~icons/cloud-ring';
import dawn from '~icons/sunrise';
import noon from '~icons/sun';
import dusk from '~icons/sunset';
import night from '~icons/night-sky';
import type { Face } from '../dice/dice';

const ICONS: Readonly<Record<string, string>> = {
  'role:dawn': dawn,
  'role:noon': noon,
  'role:dusk': dusk,
  'role:night': night,
  'face:fire': flame,
  'face:water': drop,
  'face:earth': peaks,
  'face:air': whirlwind,
  'face:card': card,
  'face:helm': helm,
  'hero:ignara': ignara,
  'hero:thalis': thalis,
  'hero:bromund': bromund,
  'hero:sylvane': sylvane,
  'spell:magic_missile': magicMissile,
  'spell:command': command,
  'spell:dispel': dispel,
  'spell:firestorm': firestorm,
  'spell:blessing': blessing,
  'spell:earthen_rebirth': earthenRebirth,
  'spell:gift_of_the_winds': giftOfTheWinds,
  'spell:fire_bolt': fireBolt,
  'spell:fireball': fireball,
  'spell:meteor': meteor,
  'spell:immolate': immolate,
  'spell:battle_fury': battleFury,
  'spell:healing': healing,
  'spell:frost_lance': frostLance,
  'spell:deep_freeze': deepFreeze,
  'spell:mist_ward': mistWard,
  'spell:energy_drain': energyDrain,
  'spell:boulder': boulder,
  'spell:stone_skin': stoneSkin,
  'spell:life_drain': lifeDrain,
  'spell:leaden_curse': leadenCurse,
  'spell:earthquake': earthquake,
  'spell:lightning_bolt': lightningBolt,
  'spell:chain_lightning': chainLightning,
  'spell:teleport': teleport,
  'spell:wings_of_wind': wingsOfWind,
  'spell:static_field': staticField,
  'creature:ember_imp': emberImp,
  'creature:cinder_hound': hound,
  'creature:flame_acolyte': flameAcolyte,
  'creature:lava_brute': lavaBrute,
  'creature:salamander': salamander,
  'creature:efreet': efreet,
  'creature:fire_giant': fireGiant,
  'creature:red_dragon': redDragon,
  'creature:water_sprite': waterSprite,
  'creature:merfolk_guard': merfolkGuard,
  'creature:nereid': nereid,
  'creature:giant_crab': giantCrab,
  'creature:sea_serpent': seaSerpent,
  'creature:ice_witch': iceWitch,
  'creature:hydra': hydra,
  'creature:kraken': kraken,
  'creature:gnome': gnome,
  'creature:tusked_boar': tuskedBoar,
  'creature:stone_slinger': stoneSlinger,
  'creature:thornling': thornling,
  'creature:stone_golem': stoneGolem,
  'creature:basilisk': basilisk,
  'creature:ancient_treant': ancientTreant,
  'creature:mountain_titan': mountainTitan,
  'creature:zephyr': zephyr,
  'creature:harpy': harpy,
  'creature:wind_archer': windArcher,
  'creature:pegasus': pegasus,
  'creature:griffin': griffin,
  'creature:storm_caller': stormCaller,
  'creature:thunderbird': thunderbird,
  'creature:djinn': djinn,
};

/**
 * The outline of a thing's icon. Unknown things, such as the cards of a custom list, have that of a
 * spell book.
 */
export function iconOf(thing: string): string {
  return ICONS[thing] ?? card;
}

/** The name of an element, such as fire for `element:fire`. Without an element it is basic. */
export function elementName(element: string | null): string {
  return element?.replace('element:', '') ?? 'basic';
}

/** The custom property that holds a seat's colour. */
export function colourOf(role: string): string {
  return `--${role.replace('role:', '')}`;
}

export interface Tone {
  paint: readonly string[]; // from the lit side to the dark side
  plate: string; // behind a symbol
  light: string; // the colour of its glow
}

const TONES: Readonly<Record<string, Tone>> = {
  fire: { paint: ['#ffb98a', '#d0481f', '#6b1706'], plate: '#fff0d2', light: '#ff9a3c' },
  water: { paint: ['#a8dcff', '#2277c4', '#0b2f57'], plate: '#e8f7ff', light: '#5fc0ff' },
  earth: { paint: ['#d8e6a0', '#5f8a2e', '#243d0e'], plate: '#f4fbdc', light: '#a8d65a' },
  air: { paint: ['#ffffff', '#9fb6c6', '#4a5f70'], plate: '#ffffff', light: '#e4f2ff' },
  card: { paint: ['#f0d3ff', '#8450b8', '#371659'], plate: '#fbf0ff', light: '#cf9cff' },
  helm: { paint: ['#ffeeb0', '#c8952a', '#5c3d08'], plate: '#fff8dc', light: '#ffd766' },
  basic: { paint: ['#f2e7ff', '#8a72b5', '#372a55'], plate: '#f6f0ff', light: '#c9b0ff' },
};

/** The colours of an element or a symbol. */
export function toneOf(name: string): Tone {
  return TONES[name] ?? { paint: ['#f2e7ff', '#8a72b5', '#372a55'], plate: '#f6f0ff', light: '#c9b0ff' };
}

/**
 * The outline of a symbol's plate, 100 wide and high. Symbols differ in shape, not only in colour.
 */
export const SHAPES: Readonly<Record<Face, string>> = {
  fire: 'M50 3 L96 90 Q50 98 4 90 Z',
  water: 'M50 4 A46 46 0 1 1 49.9 4 Z',
  earth: 'M8 8 H92 V92 H8 Z',
  air: 'M50 2 L98 50 L50 98 L2 50 Z',
  card: 'M20 3 H80 Q84 3 84 8 V92 Q84 97 80 97 H20 Q16 97 16 92 V8 Q16 3 20 3 Z',
  helm: 'M8 8 H92 V46 Q92 80 50 97 Q8 80 8 46 Z',
};
