import { describe, expect, it } from 'vitest';
import { compare, keepCommitment, keepText } from './commitments';

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

function record(commitment: string, ...entropies: string[]): string {
  return `${JSON.stringify({ type: 'header', commitment, entropies })}\n{"type":"played"}\n`;
}

describe('the commitment that a browser saves for a table', () => {
  it('is compared with the record', () => {
    const kept = shelf();
    keepCommitment('t', 'abc', kept);
    keepText('t', 'mine', kept);
    expect(compare('t', record('abc', 'yours', 'mine'), kept)).toBe('same');
    expect(compare('t', record('abd', 'yours', 'mine'), kept)).toBe('other_commitment');
    expect(compare('t', record('abc', 'yours', ''), kept)).toBe('text_missing');
    expect(compare('u', record('abc'), kept)).toBe('unknown');
  });

  it('is the first one that the server sent', () => {
    const kept = shelf();
    keepCommitment('t', 'first', kept);
    keepCommitment('t', 'second', kept);
    expect(compare('t', record('first'), kept)).toBe('same');
    expect(compare('t', record('second'), kept)).toBe('other_commitment');
  });

  it('is dropped for the oldest tables', () => {
    const kept = shelf();
    for (let table = 0; table <= 100; table += 1) keepCommitment(`t${table}`, 'abc', kept);
    expect(compare('t0', record('abc'), kept)).toBe('unknown');
    expect(compare('t1', record('abc'), kept)).toBe('same');
  });

  it('is unknown if the browser saves nothing', () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    keepCommitment('t', 'abc', closed);
    expect(compare('t', record('abc'), closed)).toBe('unknown');
  });
});
