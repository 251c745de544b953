import type { SienTypes } from '../../../shared/define-page.ts';
import type { SiteCall } from '../../../platform/page/site.ts';
import { RefusedRequest } from '../../../platform/page/protection.ts';
import { readText } from '../../../platform/http/read-text.ts';
import { openOrder } from './open-order.ts';
import { receiveNotification, type NotificationOutcome } from './receive-notification.ts';
import { openPayment } from '../../../../patterns/rules/order-payments.ts';

const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });

const notAllowed = (allowed: string): Response => {
  const answer = json(405, { status: 'error' });
  answer.headers.set('Allow', allowed);
  return answer;
};

const longestNotification = 64 * 1024;

/** A provider repeats a notification until it is answered by 200; so a repeat is answered so, too. */
const statusOf: Readonly<Record<NotificationOutcome, number>> = {
  changed: 200,
  kept: 200,
  forged: 403,
  unknown: 404,
  wrong_amount: 409,
};

/** Answers a notification of a provider. */
const notified =
  (provider: string): SiteCall<SienTypes>['answer'] =>
  async (request, port) => {
    if (request.method !== 'POST') return notAllowed('POST');
    await port.admitForm(new URLSearchParams());
    const body = await readText(request, longestNotification);
    if (body === null) return json(413, { status: 'error' });
    try {
      const outcome = await receiveNotification(await port.context(), provider, request.headers, body);
      if (outcome !== 'changed' && outcome !== 'kept') port.note('payment notification refused', { provider, outcome });
      // Only these count in all: a flood of them must not keep the provider's own out.
      if (outcome === 'forged') await port.admitForm(new URLSearchParams({ forged: provider }));
      return json(statusOf[outcome], { status: outcome });
    } catch (error) {
      if (error instanceof RefusedRequest) throw error;
      port.logFault(error);
      return json((await port.isOutage(error)) ? 503 : 500, { status: 'error' });
    }
  };

/** A notification of the test provider, signed by the key of this process or of `SIMULATOR_KEY`. */
export const simulatorNotifications: SiteCall<SienTypes> = {
  name: 'simulator-notification',
  paths: ['/payment-notification/simulator'],
  answer: notified('simulator'),
};

/** A notification of PayU (REST API 2.1), signed by the second key. PayU repeats it until the answer is 200. */
export const payuNotifications: SiteCall<SienTypes> = {
  name: 'payu-notification',
  paths: ['/payment-notification/payu'],
  answer: notified('payu'),
};

export type PaymentStatus = 'waiting' | 'paid' | 'stopped';

/** Whether an order is paid, for the page that waits: what the shop knows by notifications and by the job that asks. */
export const paymentStatusCall: SiteCall<SienTypes> = {
  name: 'payment-status',
  paths: ['/ajax/payment-status.php'],
  async answer(request, port) {
    if (request.method !== 'GET') return notAllowed('GET');
    const url = new URL(request.url);
    await port.admitForm(url.searchParams);
    try {
      const context = await port.context();
      const order = await openOrder(context, url.searchParams);
      if (!order) return json(404, { status: 'error' });
      const payments = await context.store.payments.ofOrder(order.id);
      const open = openPayment(payments);
      const value: PaymentStatus = !open ? 'paid' : open.state === 'chosen' ? 'waiting' : 'stopped';
      return json(200, { status: value });
    } catch (error) {
      port.logFault(error);
      return json((await port.isOutage(error)) ? 503 : 500, { status: 'error' });
    }
  },
};

/** The attempt that runs at a provider; null where none does. */
export async function runningPayment({ store }: Pick<Parameters<typeof openOrder>[0], 'store'>, orderId: number) {
  const open = openPayment(await store.payments.ofOrder(orderId));
  return open && open.state === 'chosen' && open.externalId !== null ? open : null;
}

export const paymentCalls: ReadonlyArray<SiteCall<SienTypes>> = [
  simulatorNotifications,
  payuNotifications,
  paymentStatusCall,
];
