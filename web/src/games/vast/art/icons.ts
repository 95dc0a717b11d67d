/**
 * The icons of roles, pieces, tiles, tokens and cards. The colours and shapes of roles are in a file of
 * their own, because the box is drawn before a table needs all icons.
 */

import ambush from '~icons/daggers';
import any from '~icons/plain-circle';
import ancientMap from '~icons/treasure-map';
import backstab from '~icons/backstab';
import bat from '~icons/bat';
import bomb from '~icons/unlit-bomb';
import bones from '~icons/crossed-bones';
import boulder from '~icons/falling-boulder';
import bow from '~icons/bow-arrow';
import canyon from '~icons/bridge';
import card from '~icons/scroll-unfurled';
import cave from '~icons/beast-eye';
import chasm from '~icons/earth-crack';
import claw from '~icons/claw-slashes';
import crystal from '~icons/crystal-growth';
import dragon from '~icons/spiked-dragon-head';
import entrance from '~icons/stairs';
import event from '~icons/uncertainty';
import eye from '~icons/eyeball';
import fangs from '~icons/bestial-fangs';
import flame from '~icons/flame';
import flameWall from '~icons/small-fire';
import forest from '~icons/mushrooms-cluster';
import gem from '~icons/gem-pendant';
import goblins from '~icons/goblin-head';
import gold from '~icons/gold-bar';
import greed from '~icons/coins-pile';
import health from '~icons/hearts';
import hunger from '~icons/meat-hook';
import knight from '~icons/visored-helm';
import lake from '~icons/wave-crest';
import magma from '~icons/lava';
import meat from '~icons/meat';
import monster from '~icons/troll';
import movement from '~icons/walking-boot';
import mushroom from '~icons/mushroom';
import ogre from '~icons/ogre';
import perception from '~icons/eye-target';
import pits from '~icons/hole';
import pride from '~icons/crown';
import quartz from '~icons/crystal-shine';
import rage from '~icons/death-skull';
import river from '~icons/river';
import secret from '~icons/snake-tongue';
import shield from '~icons/checked-shield';
import sidequest from '~icons/path-distance';
import stash from '~icons/swap-bag';
import stealth from '~icons/dodging';
import strength from '~icons/sword-clash';
import thief from '~icons/hooded-figure';
import thievery from '~icons/lockpicks';
import trail from '~icons/footsteps';
import treasure from '~icons/locked-chest';
import upgrade from '~icons/grapple';
import vault from '~icons/locked-door';
import wake from '~icons/awareness';
import wing from '~icons/bat-wing';
import { CARD_ICONS } from './card_icons';

export { roleName, SYMBOL_COLOURS, toneOf, TONES, type RoleName } from './tones';

const ICONS: Readonly<Record<string, string>> = {
  knight,
  goblins,
  dragon,
  cave,
  thief,
  fangs,
  bones,
  eye,
  crystal,
  treasure,
  treasure_room: treasure,
  event,
  vault,
  ambush,
  entrance,
  bomb,
  flame_wall: flameWall,
  ogre,
  troll: monster,
  meat,
  canyon,
  lake,
  magma,
  mushroom_forest: forest,
  pits,
  river,
  movement,
  perception,
  strength,
  bow,
  ancient_map: ancientMap,
  shield,
  stealth,
  thievery,
  claw,
  flame,
  wing,
  gold,
  silver: gold,
  platinum: gold,
  gem,
  greed,
  hunger,
  pride_event: event,
  pride_gem: gem,
  pride_still: pride,
  chasm,
  bat,
  boulder,
  quartz,
  mushroom,
  trail,
  giant_bats: bat,
  rockslide: boulder,
  past_plunder: treasure,
  soporific_spores: mushroom,
  hatred: rage,
  crystal_curse: crystal,
  backstab,
  lock_picking_kit: thievery,
  plus_movement: movement,
  plus_stealth: stealth,
  plus_thievery: thievery,
  any,
  health,
  rage,
  wake,
  dragon_hits: dragon,
  knight_hits: knight,
  shrieks: dragon,
  crystals: crystal,
  fallen: crystal,
  omens: cave,
  stashed: stash,
  carried: treasure,
};

const KINDS: Readonly<Record<string, string>> = {
  monster,
  secret,
  war: rage,
  sidequest,
  treasure,
  event,
  upgrade,
  gem,
  power: dragon,
  omens: cave,
  health,
  rage,
  wake,
};

/** The outline of a thing's own icon, or of the icon of its kind. */
export function iconOf(thing: string): string {
  const [kind = '', name = kind] = thing.split(':');
  return (kind === 'gem' ? gem : (ICONS[name] ?? CARD_ICONS[name])) ?? KINDS[kind] ?? card;
}

/** The custom property that holds a role's colour. */
export function colourOf(role: string): string {
  return `--vast-${role.replace('role:', '')}`;
}
