import { endOfWarsawDay } from '../../../../patterns/rules/warsaw-time.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { UnpaidTerms } from '../../../store/index.ts';

const day = 24 * 60 * 60 * 1000;

/** The payment deadline of a new order, and its buyer's limits until then. */
export function unpaidTerms({
  settings,
  networkAddress,
  now,
}: Pick<BuyingContext, 'settings' | 'networkAddress' | 'now'>): UnpaidTerms {
  const { rateLimitFactor: factor } = settings;
  return {
    payUntil: endOfWarsawDay(now + settings.orderPaymentDays * day),
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
