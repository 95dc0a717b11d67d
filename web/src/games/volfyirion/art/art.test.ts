import { expect, test } from 'vitest';
import { STAB } from '../testing';
import { wholeCity, ruinedCity } from './city';
import { illustration } from './faces';
import { cityPicture, facePicture, wallPicture } from './pictures';
import { shade } from './shade';
import { cityWall } from './wall';

const CITIES = ['tylaris', 'vahylea', 'alantar', 'yrdesh', 'akao_uket', 'kyr'];

test('every City has its own skyline, and it is the same each time', () => {
  const drawn = CITIES.map((name) => wholeCity(`city:${name}`));
  expect(new Set(drawn).size).toBe(CITIES.length);
  expect(wholeCity('city:kyr')).toBe(drawn.at(-1));
  expect(ruinedCity('city:kyr')).not.toBe(drawn.at(-1));
});

test('a copied City of a team looks like the original', () => {
  expect(wholeCity('city:kyr:2')).toBe(wholeCity('city:kyr'));
  expect(cityPicture('city:kyr:2', true).name).toBe(cityPicture('city:kyr', true).name);
  expect(cityPicture('city:kyr', false).name).not.toBe(cityPicture('city:kyr', true).name);
});

test('pictures contain no text and no invalid number', () => {
  const pictures = [
    ...CITIES.flatMap((name) => [wholeCity(`city:${name}`), ruinedCity(`city:${name}`)]),
    cityWall('#2f73c4'),
    ...['none', 'red', 'purple', 'turquoise'].map((house) => illustration({ ...STAB, house, kind: 'troop' })),
    illustration({ ...STAB, kind: 'wonder', house: 'none' }),
  ];
  for (const picture of pictures) {
    expect(picture).not.toContain('<text');
    expect(picture).not.toMatch(/NaN|undefined|null/);
  }
});

test('different pictures have different names', () => {
  expect(wallPicture('role:rorius').name).not.toBe(wallPicture('role:volarees').name);
  expect(facePicture(STAB).name).not.toBe(facePicture({ ...STAB, card: 'card:guard' }).name);
});

test('a colour gets lighter or darker', () => {
  expect(shade('#804020', 0)).toBe('rgb(128,64,32)');
  expect(shade('#804020', 1)).toBe('rgb(255,255,255)');
  expect(shade('#804020', -1)).toBe('rgb(0,0,0)');
});
