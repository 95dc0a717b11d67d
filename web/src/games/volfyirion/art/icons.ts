/** The look of cards, points, effects and houses: an icon each. */

import apothecary from '~icons/medicines';
import ascensionPath from '~icons/stairs-goal';
import bank from '~icons/bank';
import barracks from '~icons/barracks-tent';
import barter from '~icons/trade';
import beast from '~icons/beast-eye';
import blackMarket from '~icons/swap-bag';
import bookOfWisdom from '~icons/spell-book';
import bowman from '~icons/bowman';
import breastplate from '~icons/breastplate';
import burn from '~icons/card-burn';
import cache from '~icons/locked-chest';
import captain from '~icons/centurion-helmet';
import card from '~icons/stack';
import castle from '~icons/castle';
import crossedSwords from '~icons/crossed-swords';
import crown from '~icons/queen-crown';
import crystalBars from '~icons/crystal-bars';
import crystalBall from '~icons/crystal-ball';
import crystalCluster from '~icons/crystal-cluster';
import crystalEye from '~icons/crystal-eye';
import crystalWand from '~icons/crystal-wand';
import demolish from '~icons/demolish';
import dragonHead from '~icons/spiked-dragon-head';
import dragonSpiral from '~icons/dragon-spiral';
import draw from '~icons/card-draw';
import dynamite from '~icons/dynamite';
import fist from '~icons/fist';
import flask from '~icons/fizzing-flask';
import floatingCrystal from '~icons/floating-crystal';
import fungii from '~icons/mushrooms-cluster';
import goldMine from '~icons/gold-mine';
import griffin from '~icons/griffin-symbol';
import halberd from '~icons/halberd';
import horn from '~icons/hunting-horn';
import infinity from '~icons/infinity';
import jigsaw from '~icons/jigsaw-piece';
import key from '~icons/key';
import knife from '~icons/bone-knife';
import law from '~icons/scales';
import library from '~icons/bookshelf';
import lion from '~icons/lion';
import lotus from '~icons/lotus-flower';
import magnifyingGlass from '~icons/magnifying-glass';
import mask from '~icons/duality-mask';
import mint from '~icons/coins';
import mountedKnight from '~icons/mounted-knight';
import openBook from '~icons/open-book';
import openChest from '~icons/open-chest';
import padlock from '~icons/padlock';
import plant from '~icons/carnivorous-plant';
import plainDagger from '~icons/plain-dagger';
import pointyHat from '~icons/pointy-hat';
import prospector from '~icons/war-pick';
import pureQoam from '~icons/cut-diamond';
import rally from '~icons/rally-the-troops';
import ritual from '~icons/rune-stone';
import saboteur from '~icons/hooded-assassin';
import scroll from '~icons/scroll-unfurled';
import shakingHands from '~icons/shaking-hands';
import shield from '~icons/checked-shield';
import shieldGone from '~icons/broken-shield';
import skull from '~icons/death-skull';
import spartan from '~icons/spartan-helmet';
import spores from '~icons/spiky-explosion';
import spyglass from '~icons/spyglass';
import strategy from '~icons/chess-knight';
import swordArray from '~icons/sword-array';
import swordSlice from '~icons/sword-slice';
import tower from '~icons/white-tower';
import twoCoins from '~icons/two-coins';
import veteran from '~icons/barbute';
import vortex from '~icons/vortex';
import wolf from '~icons/wolf-head';
import eagle from '~icons/eagle-emblem';

const ICONS: Readonly<Record<string, string>> = {
  'role:volarees': eagle,
  'role:rorius': lion,
  'role:volarees_ally': griffin,
  'role:rorius_ally': wolf,
  'card:prospector': prospector,
  'card:diviner': crystalBall,
  'card:captain': captain,
  'card:qoam_ritual': ritual,
  'card:hidden_cache': cache,
  'card:celethes_law': law,
  'card:feasible_solution': jigsaw,
  'card:strategic_attack': strategy,
  'card:alchemic_key': key,
  'card:book_of_wisdom': bookOfWisdom,
  'card:stab': plainDagger,
  'card:decisive_strike': swordSlice,
  'card:suicide_mission': skull,
  'card:anuths_trick': mask,
  'card:sabotage': dynamite,
  'card:flawless_deploy': rally,
  'card:endless_tactic': infinity,
  'card:barter': barter,
  'card:worthy_trade': twoCoins,
  'card:telrons_analysis': magnifyingGlass,
  'card:harness_qoam': crystalBars,
  'card:shrewd_deal': shakingHands,
  'card:qoam_vein': goldMine,
  'card:volfyirions_mark': dragonSpiral,
  'card:saboteur': saboteur,
  'card:apothecary': apothecary,
  'card:library': library,
  'card:laboratory': flask,
  'card:barracks': barracks,
  'card:war_academy': swordArray,
  'card:headquarters': castle,
  'card:mint': mint,
  'card:black_market': blackMarket,
  'card:bank': bank,
  'card:novice': pointyHat,
  'card:fighter': fist,
  'card:soldier': spartan,
  'card:scholar': scroll,
  'card:guard': halberd,
  'card:qoam_scout': spyglass,
  'card:qoamipulator': crystalWand,
  'card:elite_trooper': mountedKnight,
  'card:armored_soldier': breastplate,
  'card:mercenary_archer': bowman,
  'card:mercenary_veteran': veteran,
  'card:divining_petals': lotus,
  'card:sharp_qoam': crystalCluster,
  'card:glowing_fungii': fungii,
  'card:pure_qoam': pureQoam,
  'card:sibilant_crystal': crystalEye,
  'card:strange_box': openChest,
  'card:voracious_seed': plant,
  'card:living_knife': knife,
  'card:void_fluid': vortex,
  'card:black_spores': spores,
  'card:primal_beast': beast,
  'card:emerald_horn': horn,
  'card:floating_crystal': floatingCrystal,
  'card:ascension_path': ascensionPath,
  'points:command': crown,
  'points:battle': crossedSwords,
  'points:knowledge': openBook,
  'effect:draw': draw,
  'effect:remove_card': burn,
  'effect:remove_troop': shieldGone,
  'effect:remove_building': demolish,
  'effect:move_dragon': dragonHead,
  'kind:troop': shield,
  'kind:building': tower,
  'dragon:volfyirion': dragonHead,
  sealed: padlock,
};

/** The outline of a thing's icon. */
export function iconOf(thing: string): string {
  return ICONS[thing] ?? card;
}

/** The crest of a house. */
export function crestOf(role: string): string {
  return ICONS[role] ?? eagle;
}

/** The custom property that holds a house's colour. */
export function colourOf(role: string): string {
  return `--${role.replace('role:', '')}`;
}

/** The colour of the backs of a house's cards. */
export function toneOf(role: string): string {
  return `color-mix(in srgb, var(${colourOf(role)}) 62%, #1a120c)`;
}

export const POINTS = ['command', 'battle', 'knowledge'] as const;
export type Points = (typeof POINTS)[number];

/** The points that a card gives, by kind. Kinds without points are left out. */
export function givenPoints(amounts: readonly number[]): { points: Points; amount: number }[] {
  return POINTS.flatMap((points, at) => {
    const amount = amounts[at] ?? 0;
    return amount > 0 ? [{ points, amount }] : [];
  });
}

/**
 * The outline of a minor house's emblem, in a square of 24. Emblems differ in shape, not only in
 * colour.
 */
export const EMBLEMS: Readonly<Record<string, string>> = {
  purple: 'M12 1L22 12L12 23L2 12Z',
  red: 'M3 2H21V11C21 17 17 20.5 12 23C7 20.5 3 17 3 11Z',
  turquoise: 'M7 2.5H17L22.5 12L17 21.5H7L1.5 12Z',
};
