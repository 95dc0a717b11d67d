/** The icons of elements, symbols, heroes, creatures and spells. */

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
