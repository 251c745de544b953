import { endOfWarsawDay } from '../../../../patterns/rules/warsaw-time.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { UnpaidTerms } from '../../../store/index.ts';

const day = 24 * 60 * 60 * 1000;

/** The last moment to pay what is asked for now. */
export const payUntil = (now: number, { orderPaymentDays }: Pick<Settings, 'orderPaymentDays'>): number =>
  endOfWarsawDay(now + orderPaymentDays * day);

/** The payment deadline of a new order, and its buyer's limits until then. */
export function unpaidTerms({
  settings,
  networkAddress,
  now,
}: Pick<BuyingContext, 'settings' | 'networkAddress' | 'now'>): UnpaidTerms {
  const { rateLimitFactor: factor } = settings;
  return {
    payUntil: payUntil(now, settings),
    networkAddress,
    perCustomer: {
      orders: settings.unpaidOrdersPerCustomer * factor,
      pieces: settings.unpaidPiecesPerCustomer * factor,
      worth: settings.unpaidWorthPerCustomer * factor,
    },
    perNetworkAddress: {
      orders: settings.unpaidOrdersPerNetworkAddress * factor,
      pieces: settings.unpaidPiecesPerNetworkAddress * factor,
      worth: settings.unpaidWorthPerNetworkAddress * factor,
    },
  };
}
