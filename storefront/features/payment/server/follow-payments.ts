import { settingsWith, type Settings } from '../../../platform/settings/index.ts';
import type { DueRefund, Payment, Store } from '../../../store/index.ts';
import { ProviderAway } from './port.ts';
import { providerNamed } from './providers.ts';
import { notificationOf } from './simulator/simulator.ts';
import { receiveNotification } from './receive-notification.ts';

type FollowStore = Pick<Store, 'payments' | 'refunds' | 'settings' | 'simulatedPayments'>;

/** A later question after no answer: soon at first, then every few minutes, as long as the payment is awaited. */
const pause = (waited: number, { paymentCheckInterval }: Pick<Settings, 'paymentCheckInterval'>): number =>
  Math.min(5 * 60_000, Math.max(paymentCheckInterval, waited / 4));

/** Asks the provider about one payment, or has it send money back. Whoever asks, the answer takes effect once. */
export async function followPayment(
  store: Pick<Store, 'payments' | 'simulatedPayments'>,
  settings: Settings,
  payment: Payment,
  now: number,
): Promise<void> {
  const provider = providerNamed(payment.provider, settings, store, () => now);
  const again = () => store.payments.askAgain(payment.id, now + pause(now - (payment.startedAt ?? now), settings));
  if (!provider) return again();
  const { id, externalId, reference } = payment;
  if (externalId === null || reference === null) {
    // The request was cut off: a notification may still come and counts then.
    if (payment.state === 'chosen') await store.payments.report({ id }, 'fail', { problem: 'away' });
    return;
  }
  try {
    if (payment.returnDue !== null) {
      await provider.refund(externalId, reference, payment.returnDue);
      await store.payments.returned(id);
      return;
    }
    const { report, amount, problem } = await provider.status(externalId);
    if (report !== null) await store.payments.report({ id }, report, { amount, ...(problem && { problem }) });
    else if (payment.state === 'chosen' && payment.expiresAt !== null && payment.expiresAt < now) {
      await store.payments.report({ id }, 'interrupt', { problem: 'expired' });
    } else await again();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    await again();
  }
}

/** Has the provider send a part back. A repeat after a lost answer sends nothing more: the refund has a name of its own. */
async function sendPart(store: FollowStore, settings: Settings, { id, payment, amount }: DueRefund, now: number) {
  const provider = providerNamed(payment.provider, settings, store, () => now);
  try {
    if (!provider || payment.externalId === null) throw new ProviderAway('Nobody can send it now.');
    await provider.refund(payment.externalId, `${payment.reference}-${id}`, amount);
    await store.refunds.checked(id, null);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    await store.refunds.checked(id, now + settings.paymentCheckInterval);
  }
}

/** The job: asks for every payment that is due, and delivers the notifications of tests. */
export async function followPayments(store: FollowStore, clock: () => number): Promise<void> {
  const settings = settingsWith(await store.settings.overrides());
  if (settings.paymentProvider === 'simulator') {
    for (const { payment, times } of await store.simulatedPayments.claimNotifications()) {
      const { headers, body } = notificationOf(payment);
      for (let time = 0; time < times; time += 1) {
        await receiveNotification({ store, settings, now: clock() }, 'simulator', headers, body);
      }
    }
  }
  for (const part of await store.refunds.due(50)) await sendPart(store, settings, part, clock());
  for (const { payment } of await store.payments.due(50)) await followPayment(store, settings, payment, clock());
}
