import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../../../demo/load.ts';
import { compose } from '../../../mails/compose.ts';
import { shopJobs } from '../../../jobs/jobs.ts';
import {
  byCourier,
  friday,
  hiddenFields,
  openShop,
  type ShopUnderTest,
  type Visitor,
} from '../../../testing/shop-under-test.ts';

const day = 24 * 60 * 60 * 1000;

let shop: ShopUnderTest;
let now: number;
beforeEach(async () => {
  now = friday;
  shop = await openShop(() => now);
}, 60_000);
afterEach(() => shop.close());

/** A visitor orders bags; returns the shop's answer. */
async function confirm(visitor: Visitor, fields: Record<string, string> = {}, delivery: Record<string, string> = {}) {
  await visitor.post('/basketchange.php', { product: '1017', number: '1' });
  await visitor.post('/order1.php', { ...byCourier, ...delivery });
  const form = { ...hiddenFields(await visitor.get('/order2.php')), terms: '1', ...fields };
  return visitor.post('/order2.php', form);
}

const runJob = () =>
  shopJobs(shop.store, () => now)
    .find(({ name }) => name === 'settle unpaid orders')!
    .run();

/** The waiting mails, as they will be sent. */
async function mails() {
  const waiting = await shop.store.outbox.claim(10);
  return Promise.all(
    waiting.map(async (mail) => {
      await shop.store.outbox.markSent([mail.id]);
      return (await compose(mail, shop.store, 'https://sien.example'))!;
    }),
  );
}

it('reminds of an unpaid order, cancels it after its last day, and reports it by mail and on its page', async () => {
  const visitor = shop.visitor();
  const { location } = await confirm(visitor);
  expect((await visitor.get(location!)).text).toContain('Zapłać przelewem do 27 listopada 2026.');
  const [confirmation] = await mails();
  expect(confirmation!.text).toContain('Zapłać do 27 listopada 2026.');

  now = friday + 5 * day;
  await runJob();
  expect(await mails()).toEqual([]);
  now = friday + 6 * day;
  await runJob();
  await runJob();
  const [reminder, ...others] = await mails();
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({ to: 'hanna@poczta.pl', subject: 'Zamówienie 20261120/001 czeka na wpłatę' });
  for (const body of [reminder!.text, reminder!.html]) {
    expect(body).toContain('Odkładamy je dla Ciebie do 27 listopada 2026');
    expect(body).toContain('Numer konta: PL00');
  }

  now = friday + 8 * day;
  await runJob();
  const [cancelled] = await mails();
  expect(cancelled!.subject).toBe('Zamówienie 20261120/001 jest anulowane');
  expect(cancelled!.text).toContain('anulowaliśmy, bo nie wpłynęła wpłata');
  const { text } = await visitor.get(location!);
  expect(text.match(/nulowane, bo nie wpłynęła wpłata/g)).toHaveLength(2);
  expect(text).toContain('Przebieg zamówienia');
  for (const gone of ['Dziękujemy', 'Zapłać', 'Dane do przelewu']) expect(text).not.toContain(gone);
});

it('sends no reminder for a paid order', async () => {
  await confirm(shop.visitor());
  await mails();
  now = friday + 6 * day;
  await runJob();
  const [reminder] = await shop.store.outbox.claim(10);
  await shop.store.orders.acceptPayment('20261120/001');
  expect(await compose(reminder!, shop.store, 'https://sien.example')).toBeNull();
});

it.each([
  ['unpaidOrdersPerCustomer', 0, 'Odkładamy najwyżej 0\u00a0nieopłaconych zamówień jednego klienta.'],
  ['unpaidPiecesPerNetworkAddress', 0, 'odkładamy dla jednego klienta najwyżej 0\u00a0sztuk'],
  ['unpaidWorthPerCustomer', 5, 'odkładamy dla jednego klienta produkty najwyżej za 50,00\u00a0zł'],
])('refuses an order beyond %s at the last step, and keeps basket and remarks', async (setting, most, sentence) => {
  await shop.store.settings.set(setting, most);
  const visitor = shop.visitor();
  const answer = await confirm(visitor, { remarks: 'proszę bez plastiku' });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain(sentence);
  expect(answer.text).toContain('Opłać wcześniejsze zamówienia albo zmniejsz to.');
  expect(answer.html).toContain('proszę bez plastiku');
  expect((await visitor.get('/basketedit.php')).text).toContain('Torba');
  expect(await shop.store.outbox.waiting()).toBe(0);
  await shop.store.settings.reset(setting);
  const again = { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' };
  expect((await visitor.post('/order2.php', again)).status).toBe(303);
});

it('does not let one guest without payment take all stock', async () => {
  await shop.store.settings.reset('rateLimitFactor');
  const visitor = shop.visitor();
  for (const { id, sizes } of loadCatalogue().products.slice(0, 12)) {
    for (const { type } of sizes)
      await visitor.post('/basketchange.php', { product: String(id), size: type, number: '20' });
  }
  const answer = await confirm(visitor, {}, { shipping: '0-1', stock: 'S1' });
  expect([answer.status, answer.location]).toEqual([409, null]);
  expect(answer.text).toContain('W\u00a0nieopłaconych zamówieniach odkładamy');
});
