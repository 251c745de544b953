import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../platform/store/schema.ts';
import type { Store } from '../store/index.ts';
import { filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import { byCourier, serve, type Visitor } from '../testing/shop-under-test.ts';

const day = 24 * 3_600_000;
const monday = Date.parse('2026-11-23T10:00:00+01:00');

let place: Place;
let store: Store;
let tables: Kysely<Schema>;
let visit: () => Visitor;
beforeAll(async () => {
  place = await makePlace('sqlite', filledShop());
  place.clock.now = monday;
  store = await place.open();
  tables = await place.openTables();
  await store.settings.set('rateLimitFactor', 10_000);
  const shop = serve(store, () => place.clock.now, place.dataDir);
  visit = () => shop.visitor();
}, 60_000);
afterAll(() => place.remove());

/** What the page and the call say of a mug with another dispatch time. */
async function mugWith(shippingTime: object) {
  const { details } = await tables
    .selectFrom('products')
    .select('details')
    .where('id', '=', 1001)
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...JSON.parse(details), shippingTime });
  await tables.updateTable('products').set({ details: changed }).where('id', '=', 1001).execute();
  const visitor = visit();
  const page = (await visitor.get('/product-pol-1001-kubek-poranek-wapno.html')).text.replaceAll('\u00a0', ' ');
  const call = await visitor.fetch('/ajax/projector.php?product=1001&get=sizeavailability');
  return { page, call: (await call.json()).sizeavailability.shipping_time };
}

describe('days of dispatch and delivery, by page and call [L-07 part]', () => {
  it('names the weekdays from 1 for Monday to 7, and today as 0', async () => {
    const today = await mugWith({ kind: 'today', deadline: '20:00' });
    expect(today.page).toContain('Wyślemy dziś');
    expect(today.call).toMatchObject({ week_day: '0', days: '0', today: 'true' });
    const names = ['środę', 'czwartek', 'piątek', 'sobotę', 'niedzielę', 'poniedziałek', 'wtorek'];
    for (const [index, name] of names.entries()) {
      // oxlint-disable no-await-in-loop -- one clock for all
      place.clock.now = monday + index * day;
      const weekDay = ((index + 2) % 7) + 1;
      const { page, call } = await mugWith({ kind: 'weekDay', weekDay, weekAmount: 0 });
      expect(page).toContain(`Wyślemy ${name === 'wtorek' ? 'we' : 'w'} ${name}`);
      expect(call).toMatchObject({ week_day: String(weekDay), days: '2', today: 'false' });
      // oxlint-enable no-await-in-loop
    }
    place.clock.now = monday;
  });

  it('counts days with the Polish forms; one day is "jutro"', async () => {
    await store.settings.set('longWaitDays', 0);
    // Working days, and what they are on the calendar.
    for (const [workingDays, days, words] of [
      [1, 1, 'Wyślemy jutro'],
      [2, 2, 'Wysyłka za 2 dni'],
      [5, 7, 'Wysyłka za 7 dni'],
      [15, 21, 'Wysyłka za 21 dni'],
      [16, 22, 'Wysyłka za 22 dni'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one product for all
      const { page, call } = await mugWith({ kind: 'days', days: workingDays });
      expect(page).toContain(words);
      expect(call).toMatchObject({ days: String(days), working_days: String(workingDays) });
    }
    await store.settings.reset('longWaitDays');
  });

  it('looks 100 days ahead, and not further', async () => {
    const visitor = visit();
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    const { html } = await visitor.get('/order1.php');
    const [, name, shipping] = /name="(delivery_day\[([^\]]+)\])"/.exec(html)!;
    expect(html).toContain('max="2027-03-03"');
    const choose = (chosen: string) =>
      visitor.post('/order1.php', {
        ...byCourier,
        shipping: shipping!,
        [name!]: chosen,
        [`delivery_hours[${shipping}]`]: '8:00–12:00',
      });
    const beyond = await choose('2027-03-04');
    expect([beyond.status, beyond.text]).toEqual([422, expect.stringContaining('3 marca')]);
    expect((await choose('2027-03-03')).location).toBe('/order2.php');
    expect((await visitor.get('/order2.php')).text).toContain('środa, 3\u00a0marca');
  });

  it('skips the holidays of the shop and of the country by name, and counts its working days [E-16]', async () => {
    await tables
      .insertInto('delivery_days')
      .values([
        { day: '2026-11-24', kind: 'holiday', name: 'Przeprowadzka magazynu' },
        { day: '2026-12-15', kind: 'holiday', name: 'Remanent' },
        { day: '2026-12-19', kind: 'working', name: 'Sobota przed świętami' },
      ])
      .execute();
    // Tomorrow is off.
    expect((await mugWith({ kind: 'days', days: 1 })).page).toContain('Wyślemy w środę');
    const visitor = visit();
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    const [, name, shipping] = /name="(delivery_day\[([^\]]+)\])"/.exec((await visitor.get('/order1.php')).html)!;
    const choose = async (chosen: string) => {
      const { status, text } = await visitor.post('/order1.php', {
        ...byCourier,
        shipping: shipping!,
        [name!]: chosen,
        [`delivery_hours[${shipping}]`]: '8:00–12:00',
      });
      return [status, text.replaceAll('\u00a0', ' ')];
    };
    for (const [day, says] of [
      ['2026-12-15', 'Remanent'],
      ['2026-12-25', 'Boże Narodzenie'],
      ['2026-12-12', 'W soboty i niedziele ta dostawa przyjeżdża za dopłatą'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one order for all
      expect(await choose(day), day).toEqual([422, expect.stringContaining(says)]);
    expect((await choose('2026-12-19'))[0]).toBe(303);
    expect((await visitor.get('/order2.php')).text).toContain('sobota, 19\u00a0grudnia');
  });
});
