import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../importer/writing/open-database.ts';
import { readCommand } from '../operator/read-command.ts';
import { runCommand } from '../operator/run-command.ts';
import type { Store } from '../store/index.ts';
import { filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import { byCourier, hiddenFields, serve, type Visitor } from '../testing/shop-under-test.ts';

let place: Place;
let store: Store;
let visit: () => Visitor;
let type: (...words: ReadonlyArray<string>) => Promise<string>;
let close: () => Promise<void>;
beforeAll(async () => {
  // Its operator works beside the running shop.
  place = await makePlace('postgres', filledShop());
  const clock = () => place.clock.now;
  store = await place.open();
  await store.settings.set('rateLimitFactor', 1000);
  const shop = serve(store, clock, place.dataDir);
  visit = () => shop.visitor();
  const database = await openDatabase(place);
  type = async (...words) => (await runCommand(readCommand(words), database, clock)).replaceAll('\u00a0', ' ');
  close = () => database.close();
}, 120_000);
afterAll(async () => {
  await close();
  await place.remove();
});

const onDelivery = { ...byCourier, shipping: 'kurier-pobranie', payform_id: 'on-delivery' };

describe('the cost of a payment method', () => {
  it('is set by the operator, is shown before the order, and is part of its total', async () => {
    const free = 'Sposób płatności „Przy odbiorze” nic już nie kosztuje.';
    const set = await type('methods', 'cost', 'on-delivery', '5,00');
    expect(set).toContain('kosztuje teraz 5,00 zł. Złożone zamówienia zachowują swój koszt.');
    expect(await type('methods', 'list')).toMatch(/^on-delivery: .+ \(5,00 zł\), oferowany$/m);
    expect(await type('methods', 'cost', 'on-delivery', '5')).toBe('Nic się nie zmieniło: tak już było.');

    const visitor = visit();
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    // The tile has its cost once the delivery goes with it; here the form came back for a missing name.
    const step = await visitor.post('/order1.php', { ...onDelivery, firstname: '' });
    expect(step.text).toMatch(/Przy odbiorze [^,]*5,00\u00a0zł/);
    // The sum beside the tiles has it too, once "Przelicz" is pressed: that of step 2.
    const shown = ({ html }: { html: string }) =>
      /data-current[^>]*>(.*?)<\/dl>/s
        .exec(html)![1]!
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('\u00a0', ' ');
    const plain = shown(await visitor.post('/order1.php', { ...onDelivery, payform_id: '', recount: '1' }));
    const paid = shown(await visitor.post('/order1.php', { ...onDelivery, recount: '1' }));
    expect(plain).not.toContain('Płatność');
    expect(paid).toMatch(/Płatność {2}Przy odbiorze +5,00 zł/);
    const sumOf = (text: string) =>
      Number(/Do zapłaty[^\d]*([\d ]+,\d\d) zł/.exec(text)![1]!.replace(' ', '').replace(',', '.'));
    expect(sumOf(paid)).toBeCloseTo(sumOf(plain) + 5, 5);
    // One that does not go with the delivery costs nothing, on the page as by the call.
    const elsewhere = { ...onDelivery, shipping: byCourier.shipping, recount: '1' };
    expect(shown(await visitor.post('/order1.php', elsewhere))).not.toContain('Płatność');
    const called = async (prepaid: boolean) => {
      const delivery = `{courierId:"${prepaid ? 'kurier' : 'kurier-pobranie'}" prepaid:${prepaid}}`;
      const query = `{basket(BasketCostInput:{delivery:${delivery} paymentMethodId:"1"}){basketCost{prepaidCost{value} totalToPay{value}}}}`;
      const answer = await visitor.fetch('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }) });
      return (await answer.json()).data.basket.basketCost;
    };
    expect(await called(false)).toEqual({ prepaidCost: { value: 5 }, totalToPay: { value: sumOf(paid) } });
    expect((await called(true)).prepaidCost.value).toBe(0);
    expect((await visitor.post('/order1.php', onDelivery)).location).toBe('/order2.php');
    const summary = await visitor.get('/order2.php');
    const costOf = (text: string) => /Płatność[^\d]*?(5,00|7,50)\u00a0zł/.exec(text)?.[1];
    const totalOf = (text: string) => /Do zapłaty z\u00a0VAT (\d+,\d\d)/.exec(text)?.[1];
    expect(costOf(summary.text)).toBe('5,00');

    // Changed while the buyer reads: the order is refused, and shows the new sum.
    await type('methods', 'cost', 'on-delivery', '7.50');
    const form = { ...hiddenFields(summary), terms: '1' };
    const refused = await visitor.post('/order2.php', form);
    expect(refused.location).toBeNull();
    expect(refused.text).toContain('zmienił się koszt płatności.');
    const again = await visitor.get('/order2.php');
    expect(costOf(again.text)).toBe('7,50');
    const total = Number(totalOf(again.text)!.replace(',', '.'));
    expect(total).toBeCloseTo(Number(totalOf(summary.text)!.replace(',', '.')) + 2.5, 5);
    const placed = await visitor.post('/order2.php', { ...hiddenFields(again), terms: '1' });
    const number = new URLSearchParams(placed.location!.split('?')[1]).get('order_number')!;
    expect(await type('methods', 'cost', 'on-delivery', '0')).toContain(free);
    // What was ordered stays.
    expect(await store.orders.byNumber(number)).toMatchObject({ paymentTotal: 750, total: Math.round(total * 100) });
    expect((await visitor.get(placed.location!)).text).toContain('7,50\u00a0zł');
  });

  it.each(['-1', '1000,01', 'NaN', '5,001', '1e3', '', 'pięć'])('refuses „%s” in Polish', async (typed) => {
    await expect(type('methods', 'cost', 'transfer', typed)).rejects.toThrow(/Wpisz kwotę w\u00a0złotych do/);
    expect(await store.settings.overrides()).not.toHaveProperty('paymentMethodCosts.transfer');
  });

  it('refuses unknown methods, and wrong settings', async () => {
    await expect(type('methods', 'cost', 'gold', '5')).rejects.toThrow('Nie ma sposobu płatności „gold”.');
    for (const value of ['[5]', '{"transfer":-1}', '{"transfer":0.5}', '{"transfer":"5"}', '{"Transfer":5}'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(type('settings', 'set', 'paymentMethodCosts', value)).rejects.toThrow();
  });
});
