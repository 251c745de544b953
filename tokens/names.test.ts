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

  it('are all recorded: npm run tokens -- --write adds the new ones', () => {
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('never vanish: removed-names.json lists each removed token and its replacement', () => {
    const gone = known.filter((name) => !names.includes(name));
    expect(gone.filter((name) => !(name in removed))).toEqual([]);
  });

  it('are listed as removed only if they are, with an existing replacement or instructions', () => {
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

  it('are recorded in order, each once', () => {
    expect(known).toEqual([...new Set(known)].sort());
  });
});
