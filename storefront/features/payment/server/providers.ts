import type { Settings } from '../../../platform/settings/index.ts';
import type { Store } from '../../../store/index.ts';
import type { PaymentProvider } from './port.ts';
import { simulator } from './simulator/simulator.ts';

/** The provider that takes payments now; null where the shop has none. */
export function providerOf(
  settings: Pick<Settings, 'paymentProvider'>,
  store: Pick<Store, 'simulatedPayments'>,
  clock: () => number,
): PaymentProvider | null {
  return settings.paymentProvider === 'none' ? null : providerNamed(settings.paymentProvider, settings, store, clock);
}

/** The provider of an earlier payment, which may be another one than today's. */
export function providerNamed(
  name: string,
  _settings: Pick<Settings, 'paymentProvider'>,
  store: Pick<Store, 'simulatedPayments'>,
  clock: () => number,
): PaymentProvider | null {
  return name === 'simulator' ? simulator(store, clock) : null;
}
