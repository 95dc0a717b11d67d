/** Icons of single cards: Monsters, Treasures, Events, upgrades. */

import blob from '~icons/slime';
import brightBeetles from '~icons/scarab-beetle';
import caveBread from '~icons/bread-slice';
import charm from '~icons/charm';
import cloakOfTheMountebank from '~icons/cape';
import cursedAmulet from '~icons/gem-necklace';
import deepAndDark from '~icons/night-sleep';
import elvishSword from '~icons/broadsword';
import enchantedBow from '~icons/high-shot';
import flameGiant from '~icons/giant';
import flip1 from '~icons/cycle';
import freshAir from '~icons/wind-slap';
import freshWater from '~icons/water-drop';
import gnome from '~icons/dwarf-king';
import golem from '~icons/rock-golem';
import groundKraken from '~icons/kraken-tentacle';
import handCrossbow from '~icons/crossbow';
import heroicBoots from '~icons/boots';
import javelin from '~icons/thrown-spear';
import light from '~icons/torch';
import mightyAxe from '~icons/battle-axe';
import petFrog from '~icons/frog';
import pixieLantern from '~icons/lantern-flame';
import potionKit from '~icons/bubbling-flask';
import quake from '~icons/earth-spit';
import rats from '~icons/rat';
import runeStaff from '~icons/wizard-staff';
import silverGauntlet from '~icons/gauntlet';
import stickyFingers from '~icons/grab';
import treasureTrove from '~icons/open-treasure-chest';
import underworm from '~icons/worm-mouth';
import unnaturalEvasion from '~icons/dodge';
import vantagePoint from '~icons/spyglass';
import warlocksWand from '~icons/fairy-wand';
import wisp from '~icons/fairy';

export const CARD_ICONS: Readonly<Record<string, string>> = {
  pet_frog: petFrog,
  golem,
  gnome,
  wisp,
  bright_beetles: brightBeetles,
  underworm,
  blob,
  flame_giant: flameGiant,
  ground_kraken: groundKraken,
  elvish_sword: elvishSword,
  enchanted_bow: enchantedBow,
  heroic_boots: heroicBoots,
  javelin,
  mighty_axe: mightyAxe,
  pixie_lantern: pixieLantern,
  potion_kit: potionKit,
  silver_gauntlet: silverGauntlet,
  treasure_trove: treasureTrove,
  cursed_amulet: cursedAmulet,
  rune_staff: runeStaff,
  sticky_fingers: stickyFingers,
  hand_crossbow: handCrossbow,
  unnatural_evasion: unnaturalEvasion,
  flip_1: flip1,
  charm,
  warlocks_wand: warlocksWand,
  cloak_of_the_mountebank: cloakOfTheMountebank,
  rats,
  cave_bread: caveBread,
  quake,
  light,
  fresh_air: freshAir,
  fresh_water: freshWater,
  vantage_point: vantagePoint,
  deep_and_dark: deepAndDark,
  flip_2: flip1,
  flip_3: flip1,
};
