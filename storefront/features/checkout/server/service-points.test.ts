import { afterAll, beforeAll, expect, it } from 'vitest';
import { newClient, password } from '../../account/server/testing/account.ts';
import { hiddenFields, openShop, type ShopUnderTest } from '../../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

it('a client pays for services with points, not with more than there are, and gets them back [S-04 part]', async () => {
  const created = await shop.store.clients.create(newClient('punkty'), 'client-registered');
  const { id, email, login } = created.kind === 'saved' ? created.client : expect.fail(created.kind);
  await shop.store.vouchers.credit(email, { points: 1000 });
  const points = async () => {
    const { pointsGranted, pointsSpent } = await shop.store.vouchers.funds(id);
    return pointsGranted - pointsSpent;
  };
  const visitor = shop.visitor();
  await visitor.post('/signin.php', { operation: 'login', login, password });
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
  const step = await visitor.get('/order1.php');
  expect(step.text).toMatch(/wniesienie, 49,00\szł albo 900 punktów/);
  expect(step.text).toMatch(/Zapłać za usługi punktami \(masz 1\s000\)/);
  const [, name, shipping] = /name="(delivery_day\[([^\]]+)\])"/.exec(step.html)!;
  const day = /min="(\d{4}-\d\d-\d\d)"/.exec(step.html)![1]!;
  /** Two weeks later: 20 is a Saturday, 23 a Tuesday. */
  const after = (days: number) => {
    const date = new Date(day);
    date.setUTCDate(date.getUTCDate() + days - date.getUTCDay());
    return date.toISOString().slice(0, 10);
  };
  const form = {
    delivery_address: 'own',
    shipping: shipping!,
    payform_id: 'transfer',
    [name!]: after(20),
    [`delivery_hours[${shipping}]`]: '8:00–12:00',
    [`services_points[${shipping}]`]: '1',
  };
  const both = new URLSearchParams({ ...form, [`services[${shipping}]`]: 'bringing' });
  both.append(`services[${shipping}]`, 'saturday');
  const refused = await visitor.post('/order1.php', both);
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/Za te usługi potrzeba 1\s200 punktów, a\smasz 1\s000\./);

  const taken = { ...form, [name!]: after(23), [`services[${shipping}]`]: 'bringing' };
  expect((await visitor.post('/order1.php', taken)).location).toBe('/order2.php');
  const summary = await visitor.get('/order2.php');
  expect(summary.text).toMatch(/Kurier w\swybranym dniu, wniesienie za 900 punktów/);
  expect(summary.text).toMatch(/24,90\szł/);
  const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
  expect(await points()).toBe(100);
  const details = await visitor.get(placed.location!);
  expect(details.text).toMatch(/wniesienie za 900 punktów/);
  await visitor.post(placed.location!, { operation: 'cancel' });
  expect((await visitor.get(placed.location!)).text).toMatch(/Na Twoje konto wróciło 900\spunktów\./);
  expect(await points()).toBe(1000);
});
