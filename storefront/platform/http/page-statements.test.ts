import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { openBrowsers, pageVisits, type VisitorKind } from '../../testing/page-visits.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';

/** How many statements each page may send. If it needs fewer, lower the number. */
const most: Readonly<Record<(typeof pageVisits)[number]['name'], number>> = {
  home: 40,
  'home with a basket': 52,
  product: 39,
  'product with a basket': 52,
  category: 19,
  'category with filters': 22,
  producer: 19,
  search: 29,
  'search that finds nothing': 30,
  'page of information': 6,
  'basket, empty': 18,
  basket: 50,
  'order, step 1': 37,
  'order, step 1, signed in': 43,
  'order, step 2': 35,
  'shopping list': 19,
  'sign-in': 5,
  account: 23,
  'orders of an account': 20,
};

/**
 * What may be read twice with the same values: changes since the last list, which each list reads for itself, or one would be older than
 * its question; the products of a basket: for its prices, which also transactions read, and for their cards; and the names of
 * filters: of the whole list and of what the filters leave, which may be the same ones.
 */
const isAllowedTwice = (sql: string) =>
  sql.includes('listing_changes') ||
  sql.startsWith('select * from "products"') ||
  /from "(?:filter_values|parameters|producers)" where "id" in/.test(sql);

describeOnEngines('a page asks the database', (shop) => {
  let browsers: Promise<Readonly<Record<VisitorKind, Browser>>> | null = null;

  describe.each(pageVisits)('$name', ({ name, visitor, path }) => {
    it('sends no more statements than its number, and none twice', async () => {
      const browser = (await (browsers ??= openBrowsers(shop())))[visitor];
      const show = async () => {
        const response = await browser.fetch(path);
        expect(response.status).toBe(200);
        await response.text();
      };
      // Fills the caches of the process.
      await show();
      const statements = await shop().statementsOf(show);
      const texts = statements.map(({ sql, parameters }) => JSON.stringify([sql, parameters]));
      const twice = texts.filter((one, at) => texts.indexOf(one) !== at && !isAllowedTwice(statements[at]!.sql));
      expect(twice).toEqual([]);
      expect(statements.length, texts.join('\n')).toBe(most[name]);
    });
  });
});
