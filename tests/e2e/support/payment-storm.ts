import { setTimeout as pause } from 'node:timers/promises';
import { payuDouble } from '../../../storefront/features/payment/server/testing/payu-double.ts';
import { countOf, runSql } from './database.ts';
import { HttpShopper, type AcknowledgedOrder } from './http-shopper.ts';
import { brokenOrders, lostOrders } from './kept-orders.ts';
import type { Shop } from './shop.ts';

/* Buyers who pay by BLIK at a local PayU, while a part of it fails; and what must hold afterwards. */

/** An e-book is never sold out. */
const product = '/product-pol-1046-e-book-dom-ktory-oddycha.html';
const buyers = 8;
const keys = { posId: '300746', clientId: '300746', clientSecret: 'secret', secondKey: 'second' };

/** The environment of a shop that is paid by the double. */
export const payuSecrets = { PAYU_CLIENT_SECRET: keys.clientSecret, PAYU_SECOND_KEY: keys.secondKey };

export type Payu = Awaited<ReturnType<typeof payuDouble>>;

/** Starts the double. */
export const startPayu = (): Promise<Payu> => payuDouble(keys);

/** Has a shop take payments by the double; the shop is restarted. */
export async function payBy(shop: Shop, payu: Payu): Promise<void> {
  await shop.kill();
  const settings = {
    paymentProvider: 'payu',
    payuAddress: payu.address,
    payuPosId: keys.posId,
    payuClientId: keys.clientId,
    paymentTimeout: 1500,
  };
  for (const [key, value] of Object.entries(settings))
    await runSql(
      shop,
      `insert into settings (key, value, updated_at) values ('${key}', '${JSON.stringify(value)}', 0)
       on conflict (key) do update set value = excluded.value returning key`,
    );
  await shop.restart();
}

const isWrong = (status: number): boolean => status >= 500 && status !== 503;

/** An order that the shop acknowledged, and whose payment it acknowledged to PayU. */
interface PaidOrder extends AcknowledgedOrder {
  number: string;
}

/**
 * Buyers order and pay until `wanted` payments are acknowledged and `disturb`, which breaks something midway, is over. Every order is
 * sent twice at once; every payment is reported by forged, repeated, late and reordered notifications.
 *
 * @returns the paid orders, and what went wrong on the way
 */
export async function payThrough(
  shop: Shop,
  payu: Payu,
  wanted: number,
  disturb: () => Promise<void>,
): Promise<{ paid: ReadonlyArray<PaidOrder>; findings: string[] }> {
  const paid: PaidOrder[] = [];
  const findings: string[] = [];
  let disturbance: Promise<void> | undefined;
  let isOver = false;

  const post = async (notification: { headers: Headers; body: string }): Promise<number> => {
    const { headers, body } = notification;
    const response = await fetch(`${shop.url}/payment-notification/payu`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (response && isWrong(response.status)) findings.push(`a notification was answered ${response.status}`);
    return response?.status ?? 0;
  };
  /** As PayU does: again until the answer is 200. */
  const report = async (notification: { headers: Headers; body: string }) => {
    while ((await post(notification)) !== 200) await pause(200);
  };

  /** Starts the payment as often as its buyer must. @returns its id at PayU */
  const start = async (shopper: HttpShopper, { address, number }: PaidOrder): Promise<string> => {
    for (;;) {
      await shopper.post(address, { blik_code: '777123' }).catch(() => null);
      const taken = [...payu.orders.values()].findLast(({ sent }) => String(sent['description']).endsWith(number));
      if (taken) return taken.orderId;
      await pause(300);
    }
  };

  const buy = async (): Promise<void> => {
    const shopper = new HttpShopper(shop.url, (path, { status }) => {
      if (isWrong(status)) findings.push(`${path.split('?')[0]} answered ${status}`);
    });
    await shopper.add(product, { size: 'uniw', number: '1' });
    const summary = await shopper.prepare({ shipping: '6-1', payform_id: 'blik' });
    const twice = await Promise.allSettled([shopper.order(summary), shopper.order(summary)]);
    const placed = twice.flatMap((one) => (one.status === 'fulfilled' ? [one.value.address] : []));
    const [address] = placed;
    if (address === undefined) throw new Error('The order was not acknowledged.');
    if (new Set(placed).size > 1) findings.push(`one form, two orders: ${placed.join(', ')}`);
    const number = new URL(address, shop.url).searchParams.get('order_number') ?? '';
    const order = { address, number };
    const id = await start(shopper, order);
    const before = payu.notification(id);
    payu.orders.get(id)!.status = 'COMPLETED';
    const completed = payu.notification(id);
    if ((await post({ ...completed, body: completed.body.replace('COMPLETED', 'CANCELED') })) === 200)
      findings.push(`${number}: a forged notification was taken`);
    await Promise.all([report(completed), report(completed), post(completed)]);
    await report(before);
    await report(completed);
    paid.push(order);
  };

  const keepBuying = async () => {
    // The faults must meet payments to the last of them.
    while (paid.length < wanted || !isOver) {
      // Orders that were not acknowledged may be lost: the shop is down.
      await buy().catch(() => pause(200));
      if (paid.length >= wanted / 2) disturbance ??= disturb().finally(() => (isOver = true));
    }
  };
  await Promise.all(Array.from({ length: buyers }, keepBuying));
  await disturbance;
  return { paid, findings };
}

/** What does not hold of the paid orders. Kills the shop. */
export async function paymentFindings(
  shop: Shop,
  payu: Payu,
  paid: ReadonlyArray<PaidOrder>,
): Promise<ReadonlyArray<string>> {
  await shop.kill();
  const numbers = paid.map(({ number }) => `'${number}'`).join(', ');
  const count = (sql: string) => countOf(shop, `select count(*) as n from ${sql}`);
  const accepted = `(select count(*) from payments p where p.order_id = o.id and p.state = 'accepted')`;
  const completed = [...payu.orders.values()].filter(({ status }) => status === 'COMPLETED');
  // Addresses of payment pages have the number and the key, too.
  const [lost, broken] = [await lostOrders(shop, paid), await brokenOrders(shop)];
  const checks: ReadonlyArray<[string, number]> = [
    ['acknowledged orders are lost', lost.length],
    ['orders lack lines, a state, a payment or a mail', broken],
    [
      'paid orders have not exactly one accepted payment',
      await count(`orders o where number in (${numbers}) and ${accepted} <> 1`),
    ],
    ['orders have more than one accepted payment', await count(`orders o where ${accepted} > 1`)],
    [
      'orders whose payments are not their total',
      await count(
        `orders o where total <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id and is_replaced = 0)`,
      ),
    ],
    [
      'orders went twice, or never, from waiting to accepted',
      await count(
        `orders o where (select count(*) from order_states s where s.order_id = o.id and s.state = 'n') <> ${accepted}`,
      ),
    ],
    [
      'mails about a payment too many or too few',
      Math.abs(
        (await count(`outbox where kind = 'payment-received'`)) - (await count(`payments where state = 'accepted'`)),
      ),
    ],
    [
      'payments that PayU took and the shop neither has nor sends back',
      completed.length -
        (await count(
          `payments where external_id in (${completed.map(({ orderId }) => `'${orderId}'`).join(', ')})
           and (state = 'accepted' or return_due is not null)`,
        )),
    ],
    ['payments were sent back that were due', completed.filter(({ refunds }) => refunds.size > 0).length],
  ];
  return checks.filter(([, wrong]) => wrong !== 0).map(([what, wrong]) => `${wrong} ${what}`);
}
