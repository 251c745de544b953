import { afterAll, beforeAll, expect, it } from 'vitest';
import { needsParcel } from '../../../../patterns/rules/basket-groups.ts';
import { shownWireMoney, withWord } from '../../../../patterns/rules/money.ts';
import { lineTotal } from '../../../../patterns/rules/price.ts';
import catalogue from '../../../demo/products.json' with { type: 'json' };
import rebates from '../../../demo/rebates.json' with { type: 'json' };
import { basketLines, summaryData } from '../../basket/server/basket-data.ts';
import { loadBasket, type LoadedBasket } from '../../basket/server/load-basket.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { BuyFormProps } from '../../product/browser/product/buy-form-view.ts';
import { worthOf } from '../../product/browser/product/choice-data.ts';
import { basketAnswer } from '../../../compatibility/ajax/basket/basket-answer.ts';
import type { CallContext } from '../../../compatibility/graphql/context.ts';
import { basket as basketCall, wireBasket } from '../../../compatibility/graphql/queries/basket.ts';
import type { SessionHash } from '../../../store/index.ts';
import { orderOf } from '../../../store/testing/order-of.ts';
import { isFullRun } from '../../../../tests/full-run.ts';
import { defaultSettings } from '../../../platform/settings/index.ts';
import { friday, openShop, type ShopUnderTest } from '../../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** The same baskets in every run (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

async function contextOf(): Promise<BuyingContext> {
  const { session } = await shop.store.sessions.start();
  const own = () => Promise.resolve(session);
  const none = () => Promise.resolve();
  return {
    store: shop.store,
    settings: defaultSettings,
    texts: { locale: 'pl' },
    now: friday,
    session: { current: own, ensure: own, renew: none, continueWith: none, end: none },
    notify: none,
    client: () => Promise.resolve(null),
    networkAddress: 'unknown',
    cookies: '',
    logFault: (event) => expect.fail(event),
  };
}

const roll = dice(500);
const sold = catalogue.filter(({ isPhonePrice, isGratis }) => !isPhonePrice && !isGratis);

/** Some lines, perhaps a code, perhaps a present. */
async function fill(context: BuyingContext): Promise<SessionHash> {
  const session = (await context.session.ensure()).hash;
  for (let lines = 1 + roll(4); lines > 0; lines -= 1) {
    const { id, sizes } = sold[roll(sold.length)]!;
    // Thousandths, so that rounding to steps and minima happens.
    const wanted = { productId: id, size: sizes[roll(sizes.length)]!.type, quantity: 1 + roll(6000) };
    await context.store.baskets.add(session, wanted);
  }
  await context.store.basketOffers.setCode(session, rebates[roll(rebates.length)]!.code);
  const { productsTotal, lines: basketLines } = await context.store.baskets.ofSession(session);
  const hasParcel = basketLines.some(({ type }) => needsParcel(type));
  const { choices, always } = await context.store.gifts.for({ worth: productsTotal, hasParcel });
  const offered = [...choices, ...always];
  const gift = offered[roll(offered.length + 1)];
  if (gift && productsTotal > 0) {
    await context.store.basketOffers.chooseGift(session, { productId: gift.productId, size: gift.sizes[0]! });
  }
  return session;
}

/** "1 234,50 zł" in grosze, as a person reads it. */
const grosze = (text: string): number =>
  Math.round(
    Number(
      text
        .replace(/[^\d,−]/g, '')
        .replace(',', '.')
        .replace('−', '-'),
    ) * 100,
  );
const zloty = (amount: number): number => Math.round(amount * 100);

/** The expected amount, calculated by hand from prices and quantities: whole grosze, half up. */
function owed({ basket, offer }: LoadedBasket): { goods: number; delivery: number } {
  const halfUp = (numerator: bigint, denominator: bigint) =>
    Number((2n * numerator + denominator) / (2n * denominator));
  const goods = basket.lines.reduce(
    (sum, { unitGross, quantity }) => sum + halfUp(BigInt(unitGross) * BigInt(quantity), 1000n),
    0,
  );
  return { goods, delivery: offer?.cost ?? 0 };
}

/** Orders exactly the summary. */
const place = async ({ basket, gifts, rebate, offer }: LoadedBasket, session: SessionHash) =>
  shop.store.orders.place(
    await orderOf(shop.store, session, {
      judged: basket,
      expected: [...basket.lines, ...gifts.map((gift) => ({ ...gift, unitGross: 0 }))],
      rebate,
      delivery: { courierId: offer!.courier.id, total: offer!.cost },
    }),
  );

it('page, preview, call, summary and order agree to the grosz, in random baskets with codes and presents [H-03 part]', async () => {
  const seen = { codes: 0, gifts: 0, orders: 0 };
  const rounds = isFullRun ? 500 : 200;
  for (let round = 0; round < rounds; round += 1) {
    const context = await contextOf();
    const session = await fill(context);
    const loaded = await loadBasket(context);
    if (loaded.lines.length === 0 || loaded.lines.some(({ line }) => line.problem)) continue;
    const details = JSON.stringify([
      round,
      loaded.basket.lines.map(({ productId, quantity }) => [productId, quantity]),
    ]);

    const { goods, delivery } = owed(loaded);
    const terms = rebates.find(({ code }) => code === loaded.rebate?.code);
    const off = !terms
      ? 0
      : terms.kind === 'percentage'
        ? goods - Math.floor((goods * (100 - terms.value) + 50) / 100)
        : Math.min(terms.value, goods);
    const total = goods - off + delivery;

    const summary = summaryData(loaded, context);
    expect(grosze(summary.total), details).toBe(total);
    const added = summary.rows.reduce((sum, { amount }) => sum + grosze(amount), 0);
    expect(added, details).toBe(total);

    const { basketCost } = wireBasket({ ...loaded, paymentCost: 0, products: new Map() }, context);
    expect(zloty(basketCost.totalToPay.value), details).toBe(total);
    expect(zloty(basketCost.totalRebateWithoutShipping.value), details).toBe(off);

    seen.codes += terms ? 1 : 0;
    seen.gifts += loaded.gifts.length;
    // Every tenth goes through calls and is ordered: they read everything again, and stock is limited.
    if (round % 10 !== 0) continue;
    expect((await basketCall({}, context as CallContext)).basketCost, details).toEqual(basketCost);
    const preview = await basketAnswer(context as CallContext);
    expect([zloty(preview.worth), zloty(Number(preview.shippingCost))], details).toEqual([goods, delivery]);
    const outcome = await place(loaded, session);
    if (outcome.kind !== 'placed') throw new Error(`${outcome.kind} ${details}`);
    expect(outcome.order.total, details).toBe(total);
    seen.orders += 1;
  }
  // The dice repeat: this checks that they cover the cases.
  expect(Math.min(seen.codes / 3, seen.gifts / 3, seen.orders)).toBeGreaterThan(isFullRun ? 20 : 8);
}, 60_000);

it('page, preview, call, order and the product page’s script agree net to the grosz, in 100 random baskets [T-10 part]', async () => {
  const seen = { lines: 0, orders: 0 };
  const word = (amount: string, kind: 'netto' | 'brutto') => withWord(shownWireMoney(amount), kind);
  for (let round = 0; round < 100; round += 1) {
    const context = await contextOf();
    const session = await fill(context);
    const loaded = await loadBasket(context);
    if (loaded.lines.length === 0 || loaded.lines.some(({ line }) => line.problem)) continue;
    const details = JSON.stringify([
      round,
      loaded.basket.lines.map(({ productId, quantity }) => [productId, quantity]),
    ]);
    const net = { ...context, settings: { ...defaultSettings, priceType: 'net' } } as const;

    const { products, summaryBasket, basketCost } = wireBasket(
      { ...loaded, paymentCost: 0, products: new Map() },
      context,
    );
    const summary = summaryData(loaded, net);
    const { worth } = summaryBasket;
    expect(
      basketLines(loaded, net).map(({ total }) => total),
      details,
    ).toEqual(products.map((line) => word(line.worth.net.formatted, 'netto')));
    expect(
      summary.rows.slice(0, 2).map(({ amount }) => amount),
      details,
    ).toEqual([word(worth.net.formatted, 'netto'), word(worth.gross.formatted, 'brutto')]);
    expect(summary.total, details).toBe(word(basketCost.totalToPay.formatted, 'brutto'));
    // From the gross worth on, the rows add up to the total.
    const added = summary.rows.slice(1).reduce((sum, { amount }) => sum + grosze(amount), 0);
    expect(added, details).toBe(zloty(basketCost.totalToPay.value));

    for (const [index, { line, card }] of loaded.lines.entries()) {
      const { price } = card.sizes.find(({ type }) => type === line.size)!;
      const choice = { form: { tiers: line.tiers } as BuyFormProps, quantity: line.quantity, extra: 0 };
      expect(zloty(products[index]!.worth.net.value), details).toBe(
        worthOf(choice, { price }, line.vatPercent ?? 0).net,
      );
      seen.lines += 1;
    }

    if (round % 5 !== 0) continue;
    const outcome = await place(loaded, session);
    if (outcome.kind !== 'placed') throw new Error(`${outcome.kind} ${details}`);
    const order = (await shop.store.orders.byNumber(outcome.order.number))!;
    const ordered = order.lines.reduce((sum, { unitNet, quantity }) => sum + lineTotal(unitNet, quantity), 0);
    expect(ordered, details).toBe(zloty(worth.net.value));
    seen.orders += 1;
  }
  expect([seen.lines > 100, seen.orders > 5]).toEqual([true, true]);
}, 60_000);
