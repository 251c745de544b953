import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import known from './known-names.json' with { type: 'json' };
import { publicNames } from './names.ts';
import type { RemovedToken } from './names.ts';
import removedFile from './removed-names.json' with { type: 'json' };

const removed: Readonly<Record<string, RemovedToken>> = removedFile;
const names = publicNames(fileURLToPath(new URL('source', import.meta.url)));

describe('names of tokens', () => {
  it('are those of the sources, without the raw material', () => {
    expect(names.length).toBeGreaterThan(200);
    expect(names).toEqual(
      expect.arrayContaining(['color.action', 'size.touch', 'typography.h1', 'button.paddingLarge']),
    );
    expect(names.filter((name) => name.startsWith('palette.'))).toEqual([]);
  });

  it('are all written down: npm run tokens -- --write adds the new ones', () => {
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('never vanish: a token that is no more stands in removed-names.json with what to use instead', () => {
    const gone = known.filter((name) => !names.includes(name));
    expect(gone.filter((name) => !(name in removed))).toEqual([]);
  });

  it('are listed as removed only when they are, with a token that exists or with what to do', () => {
    const wrong = Object.entries(removed).filter(
      ([name, { since, instead, why }]) =>
        names.includes(name) ||
        !known.includes(name) ||
        !/^\d+\.\d+\.\d+$/.test(since) ||
        (instead !== null && !names.includes(instead)) ||
        why.length < 10,
    );
    expect(wrong).toEqual([]);
  });

  it('are written down in order, each once', () => {
    expect(known).toEqual([...new Set(known)].sort());
  });
});
