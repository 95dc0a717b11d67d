/** The clause that explains a card, a token, a tile, a piece or a place on a board. */

/** Things of one kind whose clauses have consecutive numbers. */
function inOrder(kind: string, chapter: number, first: number, names: string): [string, string][] {
  return names.split(' ').map((name, at) => [`${kind}:${name}`, `${chapter}.${first + at}`]);
}

/** Things that share one clause. */
function together(kind: string, clause: string, names: string): [string, string][] {
  return names.split(' ').map((name) => [`${kind}:${name}`, clause]);
}

const CLAUSES: ReadonlyMap<string, string> = new Map([
  ...inOrder('sidequest', 16, 4, 'stalwart intrepid daring fearless cunning bedecked adventurous swift'),
  ...inOrder('sidequest', 16, 12, 'eagle_eyed persistent'),
  ...inOrder('sidequest', 39, 3, 'prepared noble_failure'),
  ...inOrder('treasure', 17, 2, 'elvish_sword enchanted_bow heroic_boots javelin mighty_axe pixie_lantern potion_kit'),
  ...inOrder('treasure', 39, 5, 'cursed_amulet'),
  ...inOrder('treasure', 39, 7, 'rune_staff silver_gauntlet treasure_trove'),
  ...inOrder('event', 18, 2, 'ambush rats deep_and_dark light'),
  ...together('event', '18.6', 'fresh_air fresh_water'),
  ...inOrder('event', 18, 7, 'vantage_point cave_bread'),
  ...together('event', '39.10', 'quake'),
  ...together('war', '22.1', 'thirst spite consumption desolation waste ruin hate fear desperation pain'),
  ...inOrder('monster', 23, 2, 'pet_frog ogre troll golem gnome wisp bright_beetles underworm blob flame_giant'),
  ...together('monster', '40.1', 'ground_kraken'),
  ...inOrder('secret', 24, 2, 'blind_fury cave_in fire_bomber goblin_ruby hex hiding_spots leader poison'),
  ...inOrder('secret', 24, 10, 'secret_tunnels trap'),
  ...inOrder('secret', 40, 2, 'slingshot cave_mushrooms meat'),
  ...inOrder(
    'secret',
    41,
    6,
    'armory war_banner underboss press_gangs ancient_rituals mercenaries eye_of_rage cave_oil',
  ),
  ...inOrder('sloth', 26, 2, 'greed hunger'),
  ...together('sloth', '26.4', 'pride_event pride_gem pride_still'),
  ...inOrder(
    'power',
    27,
    2,
    'claw flame wing hiss slither swat scorch burn slap shriek scratch flame_wall smash wrath',
  ),
  ...together('card', '25.6', 'claw flame wing'),
  ...inOrder('card', 42, 3, 'gold silver platinum'),
  ...inOrder('omens', 29, 3, 'giant_bats rockslide past_plunder soporific_spores hatred crystal_curse'),
  ...together('omen', '29.1', 'chasm bat boulder quartz mushroom trail'),
  ...together('upgrade', '32.4', 'sticky_fingers lock_picking_kit'),
  ...inOrder('upgrade', 32, 5, 'climbing_gear hand_crossbow unnatural_evasion'),
  ...together('upgrade', '32.8', 'plus_movement plus_stealth plus_thievery'),
  ...together('upgrade', '32.9', 'flip_1 flip_2 flip_3'),
  ...together('upgrade', '43.1', 'card'),
  ...inOrder('upgrade', 43, 2, 'charm warlocks_wand cloak_of_the_mountebank'),
  ...together('cube', '13.3', 'movement perception strength'),
  ...inOrder('cube', 15, 4, 'bomb bow ancient_map shield discarded'),
  ...together('gem', '9.6', 'claw flame wing'),
  ...together('role', '13.1', 'knight'),
  ...together('role', '20.1', 'goblins'),
  ...together('role', '25.1', 'dragon'),
  ...together('role', '28.1', 'cave'),
  ...together('role', '30.1', 'thief'),
  ...together('piece', '13.3', 'knight'),
  ...together('piece', '20.5', 'fangs bones eye'),
  ...together('piece', '25.10', 'dragon'),
  ...together('piece', '32.11', 'thief'),
  ...together('tile', '7.8', 'treasure_room crystal vault'),
  ...inOrder('tile', 7, 9, 'event ambush'),
  ...together('token', '9.1', 'treasure'),
  ...inOrder('token', 9, 3, 'event crystal'),
  ...together('token', '31.7', 'vault'),
  ...together('token', '5.5', 'flame_wall'),
  ...together('token', '40.4', 'meat'),
  ...inOrder('terrain', 10, 5, 'canyon lake magma mushroom_forest'),
  ...inOrder('terrain', 10, 10, 'pits river'),
]);

/** The clause of a thing, by its kind and name. Undefined if it has none. */
export function clauseOf(thing: string): string | undefined {
  return CLAUSES.get(thing.split(':').slice(0, 2).join(':'));
}
