import { describe, expect, it } from 'vitest';
import { islandLoaders, islandNameOf, type IslandDefinition } from './define-island.ts';

describe('islands', () => {
  it.each([
    ['./pages/product/islands/buy-form.tsx', 'product/buy-form'],
    ['./layout/islands/phone-menu.tsx', 'layout/phone-menu'],
  ])('%s is %s', (path, name) => {
    expect(islandNameOf(path)).toBe(name);
  });

  it('have one kind of place and no other', () => {
    expect(islandNameOf('./pages/product/page.tsx')).toBe('./pages/product/page.tsx');
  });

  it('of the shop have the names that the browser looks for', async () => {
    const loaders = islandLoaders({
      ...import.meta.glob(['../../{frame,features/*}/browser/*/islands/*.tsx', '!**/*.test.tsx']),
      ...import.meta.glob('../testing/pages/*/islands/*.tsx'),
    });
    const named = await Promise.all(Object.entries(loaders).map(async ([name, load]) => [name, (await load()).name]));
    expect(named.length).toBeGreaterThan(1);
    for (const [looked, called] of named) expect(called).toBe(looked);
  });

  it('load lazily', async () => {
    let loaded = 0;
    const definition: IslandDefinition = { name: 'a/b', component: () => null };
    const loaders = islandLoaders({
      './pages/a/islands/b.tsx': () => Promise.resolve({ default: definition }).finally(() => (loaded += 1)),
    });
    expect(loaded).toBe(0);
    expect(await loaders['a/b']!()).toBe(definition);
  });
});
