import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney, polishCurrency } from '../../../../patterns/rules/money.ts';
import { deliveryCost } from '../../../../patterns/rules/delivery.ts';
import { goodsWorth } from '../../../../patterns/rules/gross-net.ts';
import { firstPayments, leftToPay, sumOfPayments } from '../../../../patterns/rules/order-payments.ts';
import { rebateOf } from '../../../../patterns/rules/rebate-code.ts';
import { priceAt } from '../../../../patterns/rules/tiers.ts';
import { isFullRun } from '../../../../tests/full-run.ts';
import couriers from '../../../demo/couriers.json' with { type: 'json' };
import products from '../../../demo/products.json' with { type: 'json' };
import rebates from '../../../demo/rebates.json' with { type: 'json' };
import { compose } from '../../../mails/compose.ts';
import type { Store } from '../../../store/index.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';
import { elementsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { hiddenFields, recipient, serve, type Visitor } from '../../../testing/shop-under-test.ts';
import { randomNumbers } from '../../../testing/random-numbers.ts';
import { newClient, password } from '../../account/server/testing/account.ts';
import { orderDocumentAddress } from '../server/order-document/order-document-call.ts';
import type { BuyFormProps } from '../../product/browser/product/buy-form-view.ts';
import { worthOf } from '../../product/browser/product/choice-data.ts';

/** All of them are counted by the rules, the first ones also go through the shop; both draw from the same seed. */
const counted = 5000;
const throughShop = isFullRun ? 300 : 40;

interface Recipe {
  lines: ReadonlyArray<{ product: (typeof products)[number]; size: string; price: number; quantity: number }>;
  code: string;
  hasPresent: boolean;
  courier: (typeof couriers)[number];
  /** Amounts of the voucher, the gift card and the balance; the points count 10 grosze each. 0: not used. */
  voucher: number;
  card: number;
  points: number;
  balance: number;
}

const pointWorth = 10;
const presentId = 1034;
const heaviest = 2000;
/** What is sold as it is: with a price, from the shelf, light enough for every courier. */
const sold = products.filter(
  ({ id, isPhonePrice, isGratis, isForPointsOnly, isCommentRequired, sizes, type }) =>
    !isPhonePrice &&
    !isGratis &&
    !isForPointsOnly &&
    !isCommentRequired &&
    type === 'product' &&
    id !== 1023 &&
    sizes.every(({ weight }) => weight <= heaviest),
);
const wayOf = (id: string) => couriers.find((courier) => courier.id === id)!;
const ways = ['kurier', 'kurier-pobranie', 'salon'].map(wayOf);

function draw(roll: (sides: number) => number): Recipe {
  const chosen = new Map<number, Recipe['lines'][number]>();
  for (let line = roll(4); line >= 0; line -= 1) {
    const product = sold[roll(sold.length)]!;
    const available = product.sizes.filter(({ availability, amount }) => availability === 'enable' && amount >= 3000);
    const size = available[roll(Math.max(1, available.length))];
    const { minPerOrder, maxPerOrder } = product.orderQuantityRange;
    const quantity = minPerOrder + roll(12) * product.unit.sellBy;
    const most = Math.min(size?.amount ?? 0, maxPerOrder < 0 ? Infinity : maxPerOrder);
    if (size && quantity <= most)
      chosen.set(product.id, { product, size: size.type, price: size.priceGross, quantity });
  }
  if (chosen.size === 0) return draw(roll);
  const some = (most: number) => (roll(3) === 0 ? 1 + roll(most) : 0);
  return {
    lines: [...chosen.values()],
    code: ['', 'SIEN10', 'PROG20', 'DOSTAWA'][roll(4)]!,
    hasPresent: roll(2) === 0,
    courier: ways[roll(ways.length)]!,
    voucher: some(60_000),
    card: some(60_000),
    points: some(4000),
    balance: some(30_000),
  };
}

interface Totals {
  goods: number;
  off: number;
  delivery: number;
  total: number;
  rest: number;
}

/** By hand, in whole numbers: half up, nothing of the shop's own. */
function byHand({ lines, code, courier, ...paid }: Recipe): Totals {
  const halfUp = (numerator: bigint, denominator: bigint) =>
    Number((2n * numerator + denominator) / (2n * denominator));
  const goods = lines.reduce((sum, { product, price, quantity }) => {
    const tier = product.tiers.find(
      ({ threshold, thresholdEnd }) => quantity >= threshold && (thresholdEnd === null || quantity <= thresholdEnd),
    );
    const unit = tier ? halfUp(BigInt(price) * BigInt(100 - tier.percent), 100n) : price;
    return sum + halfUp(BigInt(unit) * BigInt(quantity), 1000n);
  }, 0);
  const terms = rebates.find((one) => one.code === code && goods >= one.fromGross);
  const off =
    terms?.kind === 'percentage'
      ? goods - halfUp(BigInt(goods) * BigInt(100 - terms.value), 100n)
      : terms?.kind === 'amount'
        ? Math.min(terms.value, goods)
        : 0;
  const isFree = terms?.kind === 'delivery' || (courier.freeFromGross !== null && goods >= courier.freeFromGross);
  const delivery = isFree ? 0 : courier.costGross;
  const total = goods - off + delivery;
  const parts = paid.voucher + paid.card + paid.points * pointWorth + paid.balance;
  return { goods, off, delivery, total, rest: Math.max(0, total - parts) };
}

/** By the rules that browser and server share. */
function byRules({ lines, code, courier, ...paid }: Recipe): Totals & { payments: number } {
  const goods = goodsWorth(
    lines.map(({ product, price, quantity }) => ({
      unitGross: priceAt(price, product.tiers, quantity),
      vatPercent: product.vatPercent,
      quantity,
    })),
  ).gross;
  const typed = rebates.find((one) => one.code === code);
  const terms = typed && { ...typed, kind: typed.kind as 'amount', fromWorth: typed.fromGross };
  const rebate = terms
    ? rebateOf({ ...terms, save: 0, validFrom: null, validUntil: null, usesLeft: null }, goods)
    : null;
  const delivery = rebate?.isDeliveryFree ? 0 : deliveryCost(courier, goods);
  const total = goods - (rebate?.goods ?? 0) + delivery;
  const payments = firstPayments(
    total,
    [
      { method: 'voucher', amount: paid.voucher },
      { method: 'gift-card', amount: paid.card },
      { method: 'points', amount: paid.points * pointWorth },
      { method: 'balance', amount: paid.balance },
    ],
    'transfer',
  );
  return {
    goods,
    off: rebate?.goods ?? 0,
    delivery,
    total,
    rest: leftToPay(payments),
    payments: sumOfPayments(payments),
  };
}

/** "1 234,50 zł" in grosze, as a person reads it. */
const grosze = (text: string): number => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
const amount = String.raw`([\d\u00a0\u202f ]+,\d\d)[\u00a0 ]zł`;
/** The amount that follows words in a text. */
function amountAfter(text: string, words: string): number {
  const found = new RegExp(`${words.replaceAll(' ', String.raw`\s`)}[^\\d]*?${amount}`).exec(text)?.[1];
  if (found === undefined) throw new Error(`No amount after "${words}" in: ${text.slice(0, 3000)}`);
  return grosze(found);
}

/** An assertion is a thousand times slower than a comparison. */
const same = (one: unknown, other: unknown, recipe: Recipe) => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) throw new Error(`${left} is not ${right}: ${JSON.stringify(recipe).slice(0, 1500)}`);
};

it(`counts ${counted} random baskets by the rules, and the product page's script, as by hand to the grosz`, () => {
  const roll = randomNumbers(5000);
  const seen = { codes: 0, free: 0, covered: 0, tiers: 0 };
  for (let round = 0; round < counted; round += 1) {
    const recipe = draw(roll);
    const expected = byHand(recipe);
    const { payments, ...totals } = byRules(recipe);
    same(totals, expected, recipe);
    same(payments, expected.total, recipe);
    // What the browser shows while the quantity is typed, line by line.
    const typed = recipe.lines.map(({ product, price, quantity }) => {
      const choice = { form: { tiers: product.tiers } as unknown as BuyFormProps, quantity, extra: 0 };
      seen.tiers += priceAt(price, product.tiers, quantity) === price ? 0 : 1;
      return worthOf(choice, { price }).gross;
    });
    same(
      typed.reduce((sum, gross) => sum + gross, 0),
      expected.goods,
      recipe,
    );
    same(grosze(formatMoney(expected.total, polishCurrency)), expected.total, recipe);
    seen.codes += expected.off > 0 ? 1 : 0;
    seen.free += expected.delivery === 0 ? 1 : 0;
    seen.covered += expected.rest === 0 ? 1 : 0;
  }
  // The dice repeat: this checks that they cover the cases.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(counted / 50);
});

describe.each(enginesInTurn('one total'))('one total on %s', (engine) => {
  let place: Place;
  let store: Store;
  let visitor: Visitor;
  let clientId: number;
  const clock = () => place.clock.now;

  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
    for (const name of ['unpaidOrdersPerCustomer', 'unpaidOrdersPerNetworkAddress'] as const)
      await store.settings.set(name, 10_000);
    for (const name of ['unpaidPiecesPerCustomer', 'unpaidPiecesPerNetworkAddress'] as const)
      await store.settings.set(name, 1_000_000);
    for (const name of ['unpaidWorthPerCustomer', 'unpaidWorthPerNetworkAddress'] as const)
      await store.settings.set(name, 1_000_000_000);
    await store.settings.set('rateLimitFactor', 10_000);
    visitor = serve(store, clock, place.dataDir).visitor();
    const created = await store.clients.create(newClient('suma'), 'registered');
    if (created.kind !== 'saved') throw new Error(created.kind);
    clientId = created.client.id;
    await visitor.post('/signin.php', { operation: 'login', login: 'suma', password });
  }, 60_000);
  afterAll(() => place.remove());

  /** The buyer has exactly the recipe's means, and every size is on the shelf again. */
  async function supply({ lines, voucher, card, points, balance }: Recipe) {
    const tables = await place.openTables();
    const present = products.filter(({ id }) => id === presentId);
    for (const { id, sizes } of [...lines.map(({ product }) => product), ...present])
      for (const { type, amount: whole, stocks } of sizes) {
        await tables
          .updateTable('sizes')
          .set({ amount: whole })
          .where('product_id', '=', id)
          .where('type', '=', type)
          .execute();
        for (const { stockId, amount: there } of stocks)
          await tables
            .updateTable('size_stocks')
            .set({ amount: there })
            .where('product_id', '=', id)
            .where('size_type', '=', type)
            .where('stock_id', '=', stockId)
            .execute();
      }
    const fill = (number: string, left: number) =>
      tables
        .updateTable('vouchers')
        .set({ worth: Math.max(left, 1), left_amount: left })
        .where('number', '=', number)
        .execute();
    await fill('5000000000000009', voucher);
    await fill('6000000000000007', card);
    await tables.deleteFrom('client_funds').execute();
    if (points + balance > 0)
      await tables
        .insertInto('client_funds')
        .values({ client_id: clientId, points_granted: points, points_spent: 0, balance })
        .execute();
    await tables.destroy();
  }

  /** Through the pages, as a browser without scripts. @returns null where the shelf has too little left */
  async function buy(recipe: Recipe) {
    await supply(recipe);
    for (const { product, size, quantity } of recipe.lines) {
      const number = String(quantity / 1000).replace('.', ',');
      await visitor.post('/basketchange.php', { product: String(product.id), size, number });
    }
    await visitor.post('/basketchange.php?type=multiproduct', {
      ...(recipe.code === '' ? {} : { global_rebates_codes: 'add', rebates_codes: recipe.code }),
      ...(recipe.hasPresent && { gift_threshold: `${presentId} uniw` }),
    });
    const { id, payment } = recipe.courier;
    const step = await visitor.post('/order1.php', {
      ...recipient,
      shipping: id,
      ...(id === 'salon' && { stock: 'S1' }),
      payform_id: payment === 'dvp' ? 'on-delivery' : 'transfer',
    });
    if (step.location !== '/order2.php') throw new Error(`Step 1: ${step.status} ${step.text.slice(0, 2000)}`);
    const parts: ReadonlyArray<[number, Record<string, string>]> = [
      [recipe.voucher, { payform_id: '2', voucher_id: '5000000000000009' }],
      [recipe.card, { payform_id: '190', voucher_id: '6000000000000007', pin_value: '1234' }],
      [recipe.points, { payform_id: 'points', points: String(recipe.points) }],
      [recipe.balance, { payform_id: 'balance' }],
    ];
    for (const [has, form] of parts) if (has > 0) await visitor.post('/order-payments.php', form);

    const basket = await visitor.get('/basketedit.php');
    const summary = await visitor.get('/order2.php');
    const call = await visitor.fetch('/graphql/v1/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ query: '{basket{basketCost{totalToPay{value} totalRebateWithoutShipping{value}}}}' }),
    });
    const { data } = (await call.json()) as {
      data: { basket: { basketCost: Record<'totalToPay' | 'totalRebateWithoutShipping', { value: number }> } };
    };
    const { totalToPay, totalRebateWithoutShipping } = data.basket.basketCost;
    const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
    if (placed.status !== 303) throw new Error(`Step 2: ${placed.status} ${placed.text.slice(0, 2000)}`);
    const details = await visitor.get(placed.location!);
    const order = (await store.orders.byNumber(
      new URLSearchParams(placed.location!.split('?')[1]).get('order_number')!,
    ))!;
    const paper = await visitor.fetch(orderDocumentAddress({ order_number: order.number, key: order.accessKey }));
    const document = await readPdf(new Uint8Array(await paper.arrayBuffer()));
    const mail = (await store.outbox.claim(5)).find(({ kind }) => kind === 'order-confirmation')!;
    const { text, html } = (await compose(mail, store, 'https://sien.example'))!;
    return { basket, summary, totalToPay, totalRebateWithoutShipping, details, order, document, mail: { text, html } };
  }

  it(`shows the same total in basket, summary, call, order, its PDF and mails in ${throughShop} random baskets, and the payments are it`, async () => {
    const roll = randomNumbers(5000);
    for (let round = 0; round < throughShop; round += 1) {
      const recipe = draw(roll);
      const { total, off, rest } = byHand(recipe);
      const { basket, summary, totalToPay, totalRebateWithoutShipping, details, order, document, mail } =
        await buy(recipe);
      // Every place where a buyer reads the total.
      const shown = {
        basket: amountAfter(basket.text, 'Do zapłaty z VAT'),
        summary: amountAfter(summary.text, 'Do zapłaty z VAT'),
        call: Math.round(totalToPay.value * 100),
        order: order.total,
        details: amountAfter(details.text, '(?:Do zapłaty|Razem) z VAT'),
        mail: amountAfter(mail.text, 'Do zapłaty z VAT'),
        document: amountAfter(elementsOf(document, 'Table').at(-1)!.text, 'Razem z VAT'),
        mailInHtml: amountAfter(mail.html.replace(/<[^>]+>/g, ' ').replaceAll('&nbsp;', '\u00a0'), 'Do zapłaty z VAT'),
        payments: sumOfPayments(order.payments),
      };
      same(shown, Object.fromEntries(Object.keys(shown).map((name) => [name, total])), recipe);
      same([Math.round(totalRebateWithoutShipping.value * 100), leftToPay(order.payments)], [off, rest], recipe);
    }
  }, 400_000);
});
