import { isBlikCode } from '../../../../patterns/rules/blik-code.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { Order, PaymentProblem } from '../../../store/index.ts';
import { findPaymentMethod, type OfferedMethod } from '../browser/payment-methods.ts';
import { ProviderAway } from './port.ts';
import { providerOf } from './providers.ts';

export type StartResult =
  /** The buyer confirms it in the bank's app. */
  | { kind: 'waiting' }
  /** The buyer pays on this page of the provider. */
  | { kind: 'page'; page: string }
  | { kind: 'failed'; problem: PaymentProblem }
  /** Nothing is left to pay online. */
  | { kind: 'closed' };

type StartContext = Pick<PageContext, 'store' | 'settings' | 'now' | 'networkAddress'> & { url: URL };

/**
 * Asks the provider to take what is left of an order. The attempt is recorded first: whatever happens to the request, a
 * late answer finds its payment.
 *
 * @param code the BLIK code as typed; null for a method with a page of the provider
 */
export async function startPayment(
  { store, settings, now, networkAddress, url }: StartContext,
  order: Pick<Order, 'number' | 'accessKey' | 'paymentMethod'>,
  code: string | null,
): Promise<StartResult> {
  const provider = providerOf(settings, store, () => now);
  const method = findPaymentMethod(order.paymentMethod);
  if (!provider || !method || method.online === null) return { kind: 'closed' };
  const outcome = await store.payments.start(order.number, provider.name);
  if (outcome.kind === 'closed') return outcome;
  if (outcome.kind === 'running') return { kind: 'waiting' };
  const { payment, reference, number, email } = outcome.started;
  const fail = async (problem: PaymentProblem): Promise<StartResult> => {
    await store.payments.report({ id: payment.id }, 'fail', { problem });
    return { kind: 'failed', problem };
  };
  try {
    const created = await provider.create({
      reference,
      amount: payment.amount,
      currency: payment.currency,
      method: method.id,
      blikCode: code === null ? null : blikDigits(code),
      description: `${settings.shopName}, ${number}`,
      email,
      origin: url.origin,
      returnPath: addressOf('prepaid', {}, { order_number: number, key: order.accessKey }),
      networkAddress,
    });
    if (created.kind === 'refused') return await fail(created.problem);
    const seconds = secondsOf(method, settings);
    const { externalId, page } = created;
    await store.payments.taken(payment.id, { externalId, page, expiresAt: now + seconds * 1000 });
    return page === null ? { kind: 'waiting' } : { kind: 'page', page };
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    return fail('away');
  }
}

/** How long an attempt waits for its buyer, or for the lender's answer. */
const secondsOf = (
  { id, online }: OfferedMethod,
  { blikSeconds, instalmentSeconds, paymentPageSeconds }: StartContext['settings'],
): number => (online === 'code' ? blikSeconds : id === 'instalments' ? instalmentSeconds : paymentPageSeconds);

const blikDigits = (code: string): string | null => (isBlikCode(code) ? code.replaceAll(/\D/g, '') : null);
