import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createShopClient } from '../../patterns/contract/client/index.ts';
import { filledShop, makePlace } from '../store/testing/stores.ts';
import { serve } from '../testing/shop-under-test.ts';

const hour = 3_600_000;
/** Wednesday before noon. */
const wednesday = Date.parse('2026-11-25T10:00:00+01:00');

afterEach(() => void vi.useRealTimers());

describe('time limits by default', () => {
  it('are 16 s for a page, 18 s for the XML of a product, 3 hours before the deadline of orders, and 29 days before a long wait [L-03]', async () => {
    const place = await makePlace('sqlite', filledShop());
    onTestFinished(() => place.remove());
    const store = await place.open();
    const tables = await place.openTables();
    const { visitor } = serve(store, () => place.clock.now, place.dataDir);
    await store.settings.set('hasPublicHolidays', false);
    const known = await tables
      .selectFrom('products')
      .select('details')
      .where('id', '=', 1001)
      .executeTakeFirstOrThrow();
    const promised = async (shippingTime: object, hours = 0) => {
      place.clock.now = wednesday + hours * hour;
      const details = JSON.stringify({ ...JSON.parse(known.details), shippingTime });
      await tables.updateTable('products').set({ details }).where('id', '=', 1001).execute();
      return (await visitor().get('/product-pol-1001-kubek-poranek-wapno.html')).text.replaceAll('\u00a0', ' ');
    };
    const today = { kind: 'today', deadline: '14:00' };
    const weekDay = (day: number) => ({ kind: 'weekDay', weekDay: day, weekAmount: 4 });
    const deadline = 'Zamów do 14:00, wyślemy dziś';
    expect(await promised(today, 0.99)).not.toContain(deadline);
    expect(await promised(today, 1)).toContain(deadline);
    expect(await promised(weekDay(4))).toContain('Wyślemy w czwartek, 24 grudnia');
    expect(await promised(weekDay(5))).toContain('Wysyłka za 30 dni');

    const silent = createServer((socket) => void socket.on('error', () => {}));
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void silent.close());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shop = createShopClient({ baseUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    const [page, xml] = [vi.fn(), vi.fn()];
    const ended = Promise.all([shop.loadPage('/').catch(page), shop.productXml(1001).then(xml)]);
    await vi.advanceTimersByTimeAsync(15_999);
    expect(page).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(page).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
    await vi.advanceTimersByTimeAsync(1999);
    expect(xml).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(xml).toHaveBeenCalledWith(null);
  });
});
