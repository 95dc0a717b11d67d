import { describe, expect, it } from 'vitest';
import type { Reach } from '../net/wire.gen';
import { baseFor, whyClosed } from './invitation';

const HERE = { origin: 'http://127.0.0.1:8000', hostname: '127.0.0.1', pathname: '/' };
const THERE = { origin: 'https://antro.example', hostname: 'antro.example', pathname: '/' };

function reach(changes: Partial<Reach>): Reach {
  return { url: '', chosen: false, command: '', ...changes };
}

describe('the address of an invitation', () => {
  it('is the network address for a page opened on the server’s machine', () => {
    expect(baseFor(HERE, reach({ url: 'http://192.168.1.5:8000' }))).toBe('http://192.168.1.5:8000/');
  });

  it('is the page’s own address if others can use it', () => {
    expect(baseFor(THERE, reach({ url: 'http://10.0.0.7:8000' }))).toBe('https://antro.example/');
  });

  it('is the address from the settings, wherever the page was opened', () => {
    const chosen = reach({ url: 'https://chosen.example', chosen: true });
    expect([HERE, THERE].map((page) => baseFor(page, chosen))).toEqual(Array(2).fill('https://chosen.example/'));
  });

  it('is the page’s own address if there is no better one', () => {
    expect(baseFor(HERE, null)).toBe('http://127.0.0.1:8000/');
    expect(baseFor(HERE, reach({}))).toBe('http://127.0.0.1:8000/');
  });
});

describe('a warning', () => {
  it('appears if only this machine can open a link', () => {
    expect(whyClosed(HERE, reach({ command: './play --host 0.0.0.0' }))).toBe('closed');
    expect(whyClosed(HERE, reach({}))).toBe('unknown');
  });

  it('does not appear if others can open it', () => {
    expect(whyClosed(THERE, reach({ command: './play --host 0.0.0.0' }))).toBeNull();
    expect(whyClosed(HERE, reach({ url: 'http://192.168.1.5:8000' }))).toBeNull();
  });
});
