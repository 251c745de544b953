import type { PageContext } from '../../../shared/define-page.ts';
import type { Order } from '../../../store/index.ts';
import { runningPayment } from './calls.ts';
import { ProviderAway } from './port.ts';
import { providerNamed } from './providers.ts';

/**
 * Gives up the attempt that runs, so that another one can begin. The order stays.
 *
 * @returns false where the provider does not answer, or no longer gives it up: the money may be on its way
 */
export async function cancelPayment(
  context: Pick<PageContext, 'store' | 'settings' | 'now'>,
  { id }: Pick<Order, 'id'>,
): Promise<boolean> {
  const { store, settings, now } = context;
  const running = await runningPayment(context, id);
  // It has ended meanwhile: the page shows how.
  if (running === null || running.externalId === null) return true;
  const provider = providerNamed(running.provider, settings, store, () => now);
  try {
    if (!(await provider?.cancel(running.externalId))) return false;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    return false;
  }
  await store.payments.report({ id: running.id }, 'interrupt', { problem: 'left' });
  return true;
}
