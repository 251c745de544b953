import { afterEach, expect, it, vi } from 'vitest';

const places = ['one', 'two', 'three', 'four', 'five'];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('the turns of a list cover each item exactly once', async () => {
  vi.stubEnv('TEST_FULL', '');
  const { inTurn } = await import('../full-run.ts');
  expect(inTurn(places, 1, 2)).toEqual(['two', 'four']);
  expect(inTurn(places, 4, 3)).toEqual(inTurn(places, 1, 3));
  for (const turns of [1, 2, 3, 7]) {
    const all = Array.from({ length: turns }, (_, turn) => inTurn(places, turn, turns)).flat();
    expect(all.toSorted()).toEqual(places.toSorted());
  }
});

it('in the whole matrix each turn covers the list', async () => {
  vi.stubEnv('TEST_FULL', '1');
  const { inTurn } = await import('../full-run.ts');
  expect(inTurn(places, 3, 4)).toEqual(places);
});
