import type { Settings } from '../../../platform/settings/index.ts';
import type { Store } from '../../../store/index.ts';
import { providerNamed } from './providers.ts';

export type NotificationOutcome =
  | 'changed'
  /** It was known: a repeat, or older than what the shop knows. */
  | 'kept'
  /** The signature is wrong. */
  | 'forged'
  /** No payment has this reference. */
  | 'unknown'
  /** Another amount than the shop asked for. */
  | 'wrong_amount';

/** Applies a provider's notification, once. */
export async function receiveNotification(
  { store, settings, now }: { store: Pick<Store, 'payments' | 'simulatedPayments'>; settings: Settings; now: number },
  providerName: string,
  headers: Headers,
  body: string,
): Promise<NotificationOutcome> {
  const notification = providerNamed(providerName, settings, store, () => now)?.readNotification(headers, body);
  if (!notification) return 'forged';
  const { reference, externalId, report, amount, problem } = notification;
  if (report === null) return 'kept';
  return (
    (await store.payments.report({ reference }, report, { amount, externalId, ...(problem && { problem }) })) ??
    'unknown'
  );
}
