import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { openBrowsers, pageVisits, type VisitorKind } from '../../testing/page-visits.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';

/**
 * How many statements each page may send when it is made and nothing is kept, as after a change. If it needs fewer, lower the number.
 * From memory a page sends the question for changes, and what is the visitor's own (`kept-answers.test.ts`, `kept-rows.test.ts`).
 */
const most: Readonly<Record<(typeof pageVisits)[number]['name'], number>> = {
  home: 41,
  'home with a basket': 51,
  product: 40,
  'product with a basket': 50,
  category: 20,
  'category with filters': 23,
  producer: 20,
  search: 30,
  'search that finds nothing': 31,
  'page of information': 7,
  'basket, empty': 19,
  basket: 48,
  'order, step 1': 35,
  'order, step 1, signed in': 41,
  'order, step 2': 34,
  'shopping list': 18,
  'sign-in': 6,
  account: 24,
  'orders of an account': 19,
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

describeOnEngines(
  'a page asks the database',
  (shop) => {
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
  },
  undefined,
  { keptBytes: 0 },
);

describeOnEngines('a shop that keeps rows', (shop) => {
  let browsers: ReturnType<typeof openBrowsers> | null = null;

  it.each([
    ['home with a basket', 13],
    ['product with a basket', 11],
    ['basket', 17],
  ] as const)('asks for what is the visitor’s own alone: %s', async (name, number) => {
    const { buyer } = await (browsers ??= openBrowsers(shop()));
    const { path } = pageVisits.find((visit) => visit.name === name)!;
    const show = async () => void (await (await buyer.fetch(path)).text());
    await show();
    await show();
    const statements = await shop().statementsOf(show);
    expect(statements.length, statements.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(number);
  });
});
