/** The clause behind a card, a power, an omen or an upgrade: what it does is read out of the rulebook. */

/** Things of one kind whose clauses follow one another, from a number on. */
function inOrder(kind: string, chapter: number, first: number, names: string): [string, string][] {
  return names.split(' ').map((name, at) => [`${kind}:${name}`, `${chapter}.${first + at}`]);
}

/** Things that share a clause. */
function together(kind: string, clause: string, names: string): [string, string][] {
  return names.split(' ').map((name) => [`${kind}:${name}`, clause]);
}

const CLAUSES: ReadonlyMap<string, string> = new Map([
  ...inOrder('sidequest', 16, 4, 'stalwart intrepid daring fearless cunning bedecked adventurous swift'),
  ...inOrder('sidequest', 16, 12, 'eagle_eyed persistent'),
  ...inOrder('treasure', 17, 2, 'elvish_sword enchanted_bow heroic_boots javelin mighty_axe pixie_lantern potion_kit'),
  ...inOrder('event', 18, 2, 'ambush rats deep_and_dark light'),
  ...together('event', '18.6', 'fresh_air fresh_water'),
  ...inOrder('event', 18, 7, 'vantage_point cave_bread'),
  ...together('war', '22.1', 'thirst spite consumption desolation waste ruin hate fear desperation pain'),
  ...inOrder('monster', 23, 2, 'pet_frog ogre troll golem gnome wisp bright_beetles underworm blob flame_giant'),
  ...inOrder('secret', 24, 2, 'blind_fury cave_in fire_bomber goblin_ruby hex hiding_spots leader poison'),
  ...inOrder('secret', 24, 10, 'secret_tunnels trap'),
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
  ...inOrder('upgrade', 43, 2, 'charm warlocks_wand cloak_of_the_mountebank'),
]);

/** The clause of a thing, by its kind and name; none, if there is none of its own. */
export function clauseOf(thing: string): string | undefined {
  return CLAUSES.get(thing.split(':').slice(0, 2).join(':'));
}
