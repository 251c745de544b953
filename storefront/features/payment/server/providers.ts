import type { Settings } from '../../../platform/settings/index.ts';
import type { Store } from '../../../store/index.ts';
import { payu } from './payu/payu.ts';
import type { PaymentProvider } from './port.ts';
import { simulator } from './simulator/simulator.ts';

export type ProviderSettings = Pick<
  Settings,
  'paymentProvider' | 'paymentTimeout' | 'payuAddress' | 'payuPosId' | 'payuClientId'
>;

/** The provider that takes payments now; null where the shop has none. */
export function providerOf(
  settings: ProviderSettings,
  store: Pick<Store, 'simulatedPayments'>,
  clock: () => number,
): PaymentProvider | null {
  return providerNamed(settings.paymentProvider, settings, store, clock);
}

/** The provider of an earlier payment, which may be another one than today's; null for the shop itself. */
export function providerNamed(
  name: string,
  settings: ProviderSettings,
  store: Pick<Store, 'simulatedPayments'>,
  clock: () => number,
): PaymentProvider | null {
  if (name === 'simulator') return simulator(store, clock);
  if (name !== 'payu') return null;
  return payu({
    address: settings.payuAddress,
    posId: settings.payuPosId,
    clientId: settings.payuClientId,
    clientSecret: process.env['PAYU_CLIENT_SECRET'] ?? '',
    secondKey: process.env['PAYU_SECOND_KEY'] ?? '',
    timeout: settings.paymentTimeout,
  });
}
