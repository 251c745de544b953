import { describe, expect, it } from 'vitest';
import { islandNameOf, type IslandDefinition } from './define-island.ts';

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

  it('of the shop have the names that their files give them', async () => {
    const files = {
      ...import.meta.glob<IslandDefinition>(['../../{frame,features/*}/browser/*/islands/*.tsx', '!**/*.test.tsx'], {
        import: 'default',
      }),
      ...import.meta.glob<IslandDefinition>('../testing/pages/*/islands/*.tsx', { import: 'default' }),
    };
    const named = await Promise.all(
      Object.entries(files).map(async ([path, load]) => [islandNameOf(path), (await load()).name]),
    );
    expect(named.length).toBeGreaterThan(1);
    for (const [looked, called] of named) expect(called).toBe(looked);
  });
});
