import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageState } from '../reference/page-state.ts';
import { englishIn, saidBy } from '../testing/english.ts';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';

const root = join(import.meta.dirname, '..');

/** Every state of a page that an address alone opens. */
const addresses = (
  await Promise.all(
    globSync('{features/*/pages/*,frame/error-page}/states.ts', { cwd: root }).map(async (file) => {
      const { default: states } = (await import(join(root, file))) as { default: ReadonlyArray<PageState> };
      return states.flatMap(({ address }) => (typeof address === 'string' ? [address] : []));
    }),
  )
)
  .flat()
  .toSorted();

describe('pages', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await openShop();
  }, 60_000);
  afterAll(() => shop.close());

  // What forms and calls refuse is read beside: `changing-calls`.
  it('are Polish in all they say [X-16]', async () => {
    expect(addresses.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor
      const { html } = await shop.visitor().get(address);
      found.push(...englishIn(saidBy(html)).map((words) => `${address}: ${words}`));
    }
    expect(found).toEqual([]);
  });
});
