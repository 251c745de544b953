import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { openBrowsers, pageVisits, type VisitorKind } from '../../testing/page-visits.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';

/**
 * How many statements each page may send when it is made. If it needs fewer, lower the number. Pages for everyone read the log of changed
 * data first; from memory that is all they send (`kept-answers.test.ts`).
 */
const most: Readonly<Record<(typeof pageVisits)[number]['name'], number>> = {
  home: 42,
  'home with a basket': 10,
  product: 41,
  'product with a basket': 8,
  category: 21,
  'category with filters': 24,
  producer: 21,
  search: 30,
  'search that finds nothing': 31,
  'page of information': 8,
  'basket, empty': 20,
  basket: 14,
  'order, step 1': 13,
  'order, step 1, signed in': 19,
  'order, step 2': 12,
  'shopping list': 10,
  'sign-in': 7,
  account: 16,
  'orders of an account': 11,
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
