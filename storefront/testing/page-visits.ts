import { password, register } from '../features/account/server/testing/account.ts';
import { byCourier } from './recipient.ts';
import { Browser } from './browser.ts';
import type { RunningShop } from './running-shop.ts';

/** A visitor, a buyer on the way to an order, and a buyer with an account. */
export type VisitorKind = 'guest' | 'buyer' | 'client';

export interface PageVisit {
  /** How the page is called in tables. */
  readonly name: string;
  readonly visitor: VisitorKind;
  readonly path: string;
}

/** The pages whose work on the server is measured; each answers 200. */
export const pageVisits = [
  { name: 'home', visitor: 'guest', path: '/' },
  { name: 'home with a basket', visitor: 'buyer', path: '/' },
  { name: 'product', visitor: 'guest', path: '/product-pol-1001-kubek-poranek-wapno.html' },
  { name: 'product with a basket', visitor: 'buyer', path: '/product-pol-1001-kubek-poranek-wapno.html' },
  { name: 'category', visitor: 'guest', path: '/pol_m_ceramika-1.html' },
  { name: 'category with filters', visitor: 'guest', path: '/pol_m_ceramika-1.html?filter_producer=1' },
  { name: 'producer', visitor: 'guest', path: '/firm-pol-1-glina-i-zar.html' },
  { name: 'search', visitor: 'guest', path: '/search.php?text=kubek' },
  { name: 'search that finds nothing', visitor: 'guest', path: '/search.php?text=qqqxyzw' },
  { name: 'page of information', visitor: 'guest', path: '/zwroty-i-reklamacje-cinfo-pol-4.html' },
  { name: 'basket, empty', visitor: 'guest', path: '/basketedit.php' },
  { name: 'basket', visitor: 'buyer', path: '/basketedit.php' },
  { name: 'order, step 1', visitor: 'buyer', path: '/order1.php' },
  { name: 'order, step 1, signed in', visitor: 'client', path: '/order1.php' },
  { name: 'order, step 2', visitor: 'buyer', path: '/order2.php' },
  { name: 'shopping list', visitor: 'buyer', path: '/shoppinglist.php' },
  { name: 'sign-in', visitor: 'guest', path: '/signin.php' },
  { name: 'account', visitor: 'client', path: '/client.php' },
  { name: 'orders of an account', visitor: 'client', path: '/client-orders.php' },
] as const satisfies ReadonlyArray<PageVisit>;

const goods = [
  { product: '1001', size: 'uniw', number: '1' },
  { product: '1046', size: 'uniw', number: '1' },
];

/** Browsers as visitors of each kind have them when they come to these pages. */
export async function openBrowsers(
  shop: Pick<RunningShop, 'url' | 'store'>,
): Promise<Readonly<Record<VisitorKind, Browser>>> {
  const [guest, buyer, client] = [new Browser(shop), new Browser(shop), new Browser(shop)];
  await register(client, 'anna');
  await client.post('/signin.php', { operation: 'login', login: 'anna', password });
  for (const one of [buyer, client]) {
    for (const line of goods) await one.post('/basketchange.php', { ...line, mode: '1', change: 'add' });
    await one.post('/order1.php', byCourier);
  }
  return { guest, buyer, client };
}
