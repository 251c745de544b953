import { registerCall, wireAddress } from '../../../features/account/server/testing/account.ts';
import type { RunningShop } from '../../../testing/running-shop.ts';
import { Sender } from './sender.ts';

/** A word in all data of another client, and nowhere else. */
export const canary = 'Kanarkowska';
export const canaryPattern = /kanarkowsk/i;

const recipient = {
  firstname: canary,
  lastname: canary,
  email: `${canary.toLowerCase()}@poczta.example`,
  phone: '600 100 200',
  street: canary,
  street_number: '8/3',
  zipcode: '31-145',
  city: canary,
};

const goods = { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' };

/** A client with an order, a new basket and a list. @throws when the shop took no account or order */
export async function placeVictim(shop: RunningShop): Promise<void> {
  const browser = new Sender(shop.url);
  await browser.post('/basketchange.php', goods);
  await browser.post('/order1.php', { ...recipient, shipping: '1-1', payform_id: 'transfer' });
  const summary = (await browser.get('/order2.php')).text;
  const hidden = [...summary.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
  const ordered = await browser.post('/order2.php', { ...fields, terms: '1' });
  const confirmation = await browser.get(ordered.headers.location ?? '/');
  if (!confirmation.text.includes(canary)) throw new Error(`The victim could not order: ${ordered.status}.`);

  const login = canary.toLowerCase();
  const account = await browser.send({
    method: 'POST',
    path: '/graphql/v1/',
    headers: { Cookie: browser.cookie, Origin: browser.origin },
    body: `mutation{${registerCall(login, { address: wireAddress(`${canary} 5`) })}}`,
  });
  if (!account.text.includes('"status":"success"')) throw new Error(`The victim got no account: ${account.text}`);
  await browser.post('/basketchange.php', goods);
  const session = await shop.store.sessions.find(/session=([\w-]+)/.exec(browser.cookie)![1]);
  const key = { productId: 1001, size: 'uniw', additional: '' };
  await shop.store.baskets.setComment(session!.hash, key, canary);
  await shop.store.lists.create(session!.hash, { name: canary, isPublic: false });
  browser.close();
}
