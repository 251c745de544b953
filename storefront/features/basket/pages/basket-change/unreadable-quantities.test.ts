import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../tests/full-run.ts';
import { loadCatalogue } from '../../../../demo/load.ts';
import { randomNumbers } from '../../../../testing/random-numbers.ts';
import { openShop, type ShopUnderTest, type Visitor } from '../../../../testing/shop-under-test.ts';
import { FormData, parseHtml } from '../../../../testing/parse-html.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** Baskets and product pages: a page takes a third of a second to read here. */
const rounds = isFullRun ? 500 : 8;

/** Ambiguous quantities, as people and programs type them. */
const unreadable = [
  'dużo',
  '1,5x',
  '2 szt.',
  '2szt',
  '3 m',
  'ok. 2',
  '1/2',
  '½',
  '2²',
  '２',
  '１，５',
  '٣',
  '∞',
  'NaN',
  '0x10',
  '"2"',
  "2'",
  '',
  '   ',
  '\xA0',
  ',',
  '.',
  '--',
  '1 000',
  '1\xA0000',
  '1 ,5',
  '1,2,3',
  '1.000,5',
  '+2',
  '-1',
  '\u22121',
  '1e3',
  '1e309',
  '<b>2</b>',
  '2&nbsp;',
  '{n}',
  '%32',
  '2\u200b',
];
/** Odd but unambiguous quantities. */
const readable = [' 2 ', '\u00a02\u00a0', '1,5', '1.5', '.5', '3.', '007', '2,0', '9'.repeat(20), '1'.repeat(200)];

const random = randomNumbers(17);
const oneOf = <Value>(values: ReadonlyArray<Value>): Value => values[random(values.length)]!;

/** All products with a buy form. */
const goods = loadCatalogue()
  .products.filter(
    ({ priceGross, isPhonePrice, isForPointsOnly }) => priceGross > 0 && !isPhonePrice && !isForPointsOnly,
  )
  .flatMap(({ id, slug, sizes }) =>
    sizes.filter(({ amount }) => amount === -1 || amount >= 5000).map(({ type }) => ({ id, slug, size: type })),
  );

const fieldOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`input[type="text"][name="${name}"]`);

/** The value of a field, its name, and its error. */
function read(page: Document, name: string) {
  const field = fieldOf(page, name);
  const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    value: field?.value,
    isNamed: Boolean(field?.getAttribute('aria-label') ?? page.querySelector(`label[for="${field?.id}"]`)?.textContent),
    problem:
      field?.getAttribute('aria-invalid') === 'true'
        ? described.map((id) => page.getElementById(id)?.textContent).join(' ')
        : null,
  };
}
const isUnreadable = (text: string) => unreadable.includes(text);
/** A message with allowed input. */
const whatHelps = /Wpisz ilość cyframi, np\. \d/;
const refused = (value: string) => ({ value, isNamed: true, problem: expect.stringMatching(whatHelps) });

async function basketOf(visitor: Visitor) {
  const { html } = await visitor.get('/basketedit.php');
  return [...html.matchAll(/role="spinbutton"[^>]*name="set_quantity\[\d+\]" value="([^"]*)"/g)].map(
    ([, value]) => value,
  );
}

describe('invalid quantities without a script', () => {
  it('stay in the field of the basket page, with error and help, and nothing changes', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const visitor = shop.visitor();
      for (let line = random(3); line >= 0; line -= 1) {
        const { id, size } = oneOf(goods);
        await visitor.post('/basketchange.php', { product: String(id), size, number: '2' });
      }
      const before = await basketOf(visitor);
      const opened = parseHtml((await visitor.get('/basketedit.php')).html);
      const form = new FormData(opened.querySelector<HTMLFormElement>('#basket-form')!);
      const fields = Object.fromEntries(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      );
      const names = Object.keys(fields).filter((name) => name.startsWith('set_quantity') && fieldOf(opened, name));
      expect(names.length).toBe(before.length);
      if (names.length === 0) continue;
      for (const name of names) fields[name] = oneOf(random(2) === 0 ? unreadable : readable);
      const typed = names.map((name) => fields[name]!);
      const sample = JSON.stringify(typed);

      const answer = await visitor.post('/basketchange.php?type=multiproduct', fields);
      if (typed.some(isUnreadable)) {
        expect(answer.status, sample).toBe(422);
        const page = parseHtml(answer.html);
        for (const [at, name] of names.entries()) {
          const value = typed[at]!;
          expect(read(page, name), sample).toEqual(
            isUnreadable(value) ? refused(value) : { value, isNamed: true, problem: null },
          );
        }
        expect(await basketOf(visitor), sample).toEqual(before);
      } else {
        expect([answer.status, answer.location], sample).toEqual([303, '/basketedit.php']);
        for (const quantity of await basketOf(visitor)) expect(quantity, sample).toMatch(/^\d+(?:,\d{1,3})?$/);
      }
    }
  }, 120_000);

  it('stay in the field of the product page, with error and help, and nothing is bought', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const visitor = shop.visitor();
      const { id, slug, size } = oneOf(goods);
      const number = oneOf(random(3) > 0 ? unreadable : [...readable, '0', '0,0']);
      const sample = `${id} ${size}: ${JSON.stringify(number)}`;
      const answer = await visitor.post(`/product-pol-${id}-${slug}.html`, { product: String(id), size, number });
      const isNone = /^0[0,]*$/.test(number);
      if (isUnreadable(number) || isNone) {
        expect(answer.status, sample).toBe(422);
        const problem = isNone
          ? expect.stringMatching(/Wpisz ilość: co najmniej \d/)
          : expect.stringMatching(whatHelps);
        expect(read(parseHtml(answer.html), 'number'), sample).toEqual({ value: number, isNamed: true, problem });
        expect(await basketOf(visitor), sample).toEqual([]);
      } else {
        expect([answer.status, answer.location], sample).toEqual([303, '/basketedit.php']);
      }
    }
  }, 120_000);

  it('logged no server error', () => {
    expect(shop.faults).toEqual([]);
  });
});
