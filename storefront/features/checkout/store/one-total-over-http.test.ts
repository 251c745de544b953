import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { leftToPay, openPayment, standing, sumOfPayments } from '../../../../patterns/rules/order-payments.ts';
import { isFullRun } from '../../../../tests/full-run.ts';
import couriers from '../../../demo/couriers.json' with { type: 'json' };
import products from '../../../demo/products.json' with { type: 'json' };
import { elementsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { enginesInTurn, openTablesAt } from '../../../store/testing/stores.ts';
import { Visitor, hiddenFields, recipient, type Seen } from '../../../testing/shop-under-test.ts';
import { randomNumbers } from '../../../testing/random-numbers.ts';
import { describeOnEngines, type RunningShop } from '../../../testing/running-shop.ts';
import { takeMails } from '../../../testing/visitor.ts';
import { compose } from '../../../mails/compose.ts';
import { newClient, password } from '../../account/server/testing/account.ts';
import { orderDocumentAddress } from '../server/order-document/order-document-call.ts';
import { amountAfter } from './testing/amounts.ts';
import {
  byHand,
  draw,
  hasPresent,
  parcelsByHand,
  presentId,
  servicesByHand,
  type Recipe,
} from './testing/random-basket.ts';

/** The audit takes 5,000, and stores the results: `npm run audit:totals`. */
const count = Number(process.env['BASKETS'] ?? (isFullRun ? 300 : 15));
const report = process.env['BASKETS_REPORT'];
const engines = process.env['BASKETS_ENGINE']
  ? ([process.env['BASKETS_ENGINE']] as ReturnType<typeof enginesInTurn>)
  : enginesInTurn('one total');

/** Of the dice: another seed has other baskets. */
const seed = Number(process.env['BASKETS_SEED'] ?? 5000);

const voucherNumber = '5000000000000009';
const card = { number: '6000000000000007', pin: '1234' };
/** Far enough for the courier; on a Saturday it comes by one of its services alone. */
const dayFor = (services: Recipe['services']) =>
  services.includes('saturday') || services.includes('weekend') ? '2026-12-12' : '2026-12-14';

/** What happens to an order after it is placed: the sum of its payments stays its total. */
const afterwards = ['nothing', 'paid', 'cancelled', 'paid, then cancelled', 'another method'] as const;

interface Buyer {
  clientId: number;
  visitor: Visitor;
}

/** A signed-in buyer whose browser runs no scripts, over the network. */
async function newBuyer({ url, store }: RunningShop, name: string): Promise<Buyer> {
  const created = await store.clients.create(newClient(name), 'registered');
  if (created.kind !== 'saved') throw new Error(created.kind);
  const visitor = new Visitor((request) => fetch(request, { redirect: 'manual' }), url);
  await visitor.post('/signin.php', { operation: 'login', login: name, password });
  return { clientId: created.client.id, visitor };
}

/** Removes every limit of orders that wait for money: all orders of the test come from one buyer. */
async function withoutLimits({ store }: RunningShop): Promise<void> {
  for (const whose of ['Customer', 'NetworkAddress'] as const) {
    await store.settings.set(`unpaidOrdersPer${whose}`, 1_000_000);
    await store.settings.set(`unpaidPiecesPer${whose}`, 1_000_000_000);
    await store.settings.set(`unpaidWorthPer${whose}`, 1_000_000_000);
  }
  await store.settings.set('rateLimitFactor', 1_000_000);
}

type Tables = Awaited<ReturnType<typeof openTablesAt>>;

/** The buyer has exactly the recipe's means, and every size is on the shelf again. */
async function supply(tables: Tables, clientId: number, recipe: Recipe): Promise<void> {
  const { lines, voucher, points, balance } = recipe;
  const present = products.filter(({ id }) => id === presentId);
  for (const { id, sizes } of [...lines.map(({ product }) => product), ...present])
    for (const { type, amount, stocks } of sizes) {
      const size = tables.updateTable('sizes').set({ amount });
      await size.where('product_id', '=', id).where('type', '=', type).execute();
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
  await fill(voucherNumber, voucher);
  await fill(card.number, recipe.card);
  await tables.deleteFrom('client_funds').execute();
  const granted = points + servicesByHand(recipe).points;
  if (granted + balance > 0)
    await tables
      .insertInto('client_funds')
      .values({ client_id: clientId, points_granted: granted, points_spent: 0, balance })
      .execute();
}

const accepted = (answer: Seen, address: string): void => {
  if (answer.location !== address) throw new Error(`${answer.status} ${answer.location} ${answer.text.slice(0, 3000)}`);
};

/** Fills the basket and goes through the steps, as a browser without scripts. @returns what each place shows */
async function buy(shop: RunningShop, visitor: Visitor, recipe: Recipe) {
  for (const { product, size, quantity } of recipe.lines) {
    const number = String(quantity / 1000).replace('.', ',');
    await visitor.post('/basketchange.php', { product: String(product.id), size, number });
  }
  await visitor.post('/basketchange.php?type=multiproduct', {
    ...(recipe.code === '' ? {} : { global_rebates_codes: 'add', rebates_codes: recipe.code }),
    ...(hasPresent(recipe) && { gift_threshold: `${presentId} uniw` }),
  });
  const { id, payment, services } = recipe.courier;
  const step = new URLSearchParams({
    ...recipient,
    shipping: id,
    ...(id === 'salon' && { stock: 'S1' }),
    payform_id: payment === 'dvp' ? 'on-delivery' : 'transfer',
  });
  const way = `${couriers.findIndex((courier) => courier.id === id) + 1}-${payment === 'dvp' ? 0 : 1}`;
  if (services) {
    step.set(`delivery_day[${way}]`, dayFor(recipe.services));
    step.set(`delivery_hours[${way}]`, '8:00–12:00');
    for (const service of recipe.services) step.append(`services[${way}]`, service);
    if (recipe.isServicePaidByPoints) step.set(`services_points[${way}]`, '1');
  }
  const parcels = recipe.isDivided ? parcelsByHand(recipe) : null;
  if (parcels) step.set(`parcels[${way}]`, 'two');
  accepted(await visitor.post('/order1.php', step), '/order2.php');
  const parts: ReadonlyArray<[number, Record<string, string>]> = [
    [recipe.voucher, { payform_id: '2', voucher_id: voucherNumber }],
    [recipe.card, { payform_id: '190', voucher_id: card.number, pin_value: card.pin }],
    [recipe.points, { payform_id: 'points', points: String(recipe.points) }],
    [recipe.balance, { payform_id: 'balance' }],
  ];
  for (const [has, form] of parts) if (has > 0) await visitor.post('/order-payments.php', form);

  const chosen = await visitor.get('/order1.php');
  const basket = await visitor.get('/basketedit.php');
  const summary = await visitor.get('/order2.php');
  const call = await visitor.fetch('/graphql/v1/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ query: '{basket{basketCost{totalToPay{value} totalRebateWithoutShipping{value}}}}' }),
  });
  const { data } = (await call.json()) as {
    data: { basket: { basketCost: Record<'totalToPay' | 'totalRebateWithoutShipping', { value: number }> } };
  };
  const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
  if (placed.status !== 303) throw new Error(`Step 2: ${placed.status} ${placed.text.slice(0, 3000)}`);
  const [, query = ''] = placed.location!.split('?');
  return { chosen, basket, summary, cost: data.basket.basketCost, details: `/orderdetails.php?${query}`, parcels };
}

/** Pays, cancels or changes the payment of a placed order, or leaves it as it is. */
async function moveOn(
  { store }: RunningShop,
  visitor: Visitor,
  { number, details, next }: { number: string; details: string; next: (typeof afterwards)[number] },
): Promise<void> {
  const isOpen = async () => openPayment((await store.orders.byNumber(number))!.payments);
  const open = await isOpen();
  if (next.startsWith('paid') && open) await store.payments.report({ id: open.id }, 'accept');
  if (next.endsWith('cancelled')) await visitor.post(details, { operation: 'cancel' });
  if (next === 'another method' && open)
    await visitor.post(details.replace('orderdetails', 'order-newpayment'), { payform_id: 'blik' });
}

/** Enough to repeat it. */
const inShort = ({ lines, courier, ...rest }: Recipe) => ({
  ...rest,
  courier: courier.id,
  lines: lines.map(({ product, size, quantity }) => [product.id, size, quantity]),
});

/** The sums of the places that differ from the expected ones, by place. */
const differing = (shown: Readonly<Record<string, number>>, expected: number): string[] =>
  Object.entries(shown).flatMap(([place, sum]) => (sum === expected ? [] : [`${place}: ${sum} is not ${expected}`]));

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/ +/g, ' ');
function write(file: string, tally: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(tally, null, 2)}\n`);
}

/** "Do zapłaty" where all of it is to be paid, else "Razem". */
const whole = '(?:Do zapłaty|Razem) z VAT';

/** Takes one basket through the shop. @returns the sums that differ, by place */
async function takeThrough(
  shop: RunningShop,
  { visitor }: Buyer,
  recipe: Recipe,
  next: (typeof afterwards)[number],
): Promise<ReadonlyArray<string>> {
  const { store, url } = shop;
  const { chosen, basket, summary, cost, details, parcels } = await buy(shop, visitor, recipe);
  const { total, off, rest } = byHand(recipe, parcels ?? undefined);
  const number = new URLSearchParams(details.split('?')[1]).get('order_number')!;
  const order = (await store.orders.byNumber(number))!;
  const page = await visitor.get(details);
  const paper = await visitor.fetch(orderDocumentAddress({ order_number: number, key: order.accessKey }));
  const document = await readPdf(new Uint8Array(await paper.arrayBuffer()));
  const confirmation = (await takeMails(shop)).find(({ kind }) => kind === 'order-confirmation')!;
  const mail = (await compose(confirmation, store, url))!;
  const inHtml = wordsOf(mail.html);
  await moveOn(shop, visitor, { number, details, next });
  const later = (await store.orders.byNumber(number))!;
  const isInPart = rest > 0 && rest < total;
  return [
    // Every place where a buyer reads the total.
    ...differing(
      {
        basket: amountAfter(basket.text, 'Do zapłaty z VAT'),
        'step 1': amountAfter(wordsOf(/data-current[^>]*>(.*?)<\/dl>/s.exec(chosen.html)![1]!), whole),
        'step 2': amountAfter(summary.text, whole),
        call: Math.round(cost.totalToPay.value * 100),
        order: order.total,
        page: amountAfter(page.text, whole),
        mail: amountAfter(mail.text, whole),
        'mail in HTML': amountAfter(inHtml, whole),
        PDF: amountAfter(elementsOf(document, 'Table').at(-1)!.text, 'Razem z VAT'),
        payments: sumOfPayments(order.payments),
        'page afterwards': amountAfter((await visitor.get(details)).text, whole),
        'payments afterwards': sumOfPayments(standing(later.payments)),
      },
      total,
    ),
    ...differing({ discount: Math.round(cost.totalRebateWithoutShipping.value * 100) }, off),
    ...differing({ left: leftToPay(order.payments) }, rest),
    // Where parts pay some of it, the rest has a line of its own.
    ...(isInPart
      ? differing(
          {
            'left in step 2': amountAfter(summary.text, 'Do zapłaty tym sposobem'),
            'left in the mail': amountAfter(mail.text, 'Do zapłaty:'),
            'left in the mail in HTML': amountAfter(inHtml, 'Do zapłaty (?!z)'),
            'left in the PDF': amountAfter(
              elementsOf(document, 'P')
                .map(({ text }) => text)
                .join(' '),
              'Do zapłaty[^:]*',
            ),
          },
          rest,
        )
      : []),
  ];
}

describeOnEngines(
  'one total over HTTP',
  (shop) => {
    it(
      `is the same in basket, both steps, call, order, its page, PDF and mails in ${count} random baskets, and the payments are it`,
      { timeout: 60_000 + count * 10_000 },
      async () => {
        const { store, place } = shop();
        await withoutLimits(shop());
        const tables = await openTablesAt(place.dataDir, place.databaseUrl);
        let buyer = await newBuyer(shop(), 'suma');
        const roll = randomNumbers(seed);
        const cases = { withCode: 0, withPresent: 0, inTwoParcels: 0, withServices: 0, inParts: 0, byPartsAlone: 0 };
        const tally = {
          baskets: 0,
          seed,
          cases,
          afterwards: Object.fromEntries(afterwards.map((what) => [what, 0])),
          differing: [] as string[],
        };
        for (let round = 0; round < count; round += 1) {
          const recipe = draw(roll);
          const next = afterwards[round % afterwards.length]!;
          await supply(tables, buyer.clientId, recipe);
          const found = await takeThrough(shop(), buyer, recipe, next).catch((fault: unknown) => [String(fault)]);
          if (found.length > 0) {
            tally.differing.push(`${round}: ${found.join(', ').slice(0, 3000)}; ${JSON.stringify(inShort(recipe))}`);
            // The basket may be full.
            buyer = await newBuyer(shop(), `suma${round}`);
          }
          const { total, rest } = byHand(recipe);
          cases.withCode += recipe.code === '' ? 0 : 1;
          cases.withPresent += hasPresent(recipe) ? 1 : 0;
          cases.inTwoParcels += recipe.isDivided && parcelsByHand(recipe) ? 1 : 0;
          cases.withServices += recipe.courier.services && recipe.services.length > 0 ? 1 : 0;
          cases.inParts += rest > 0 && rest < total ? 1 : 0;
          cases.byPartsAlone += rest === 0 ? 1 : 0;
          tally.afterwards[next]! += 1;
          tally.baskets += 1;
          // It may be stopped: what it found until then stands.
          if (report && tally.baskets % 50 === 0) write(`${report}.${store.engine}.json`, tally);
        }
        await tables.destroy();
        if (report) write(`${report}.${store.engine}.json`, tally);
        expect(tally.differing).toEqual([]);
        expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
        // The dice repeat: this checks that they cover the cases.
        expect(Math.min(...Object.values(cases))).toBeGreaterThan(count / 50);
      },
    );
  },
  engines,
);
