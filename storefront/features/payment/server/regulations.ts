import type { Settings } from '../../../platform/settings/index.ts';
import type { OfferedMethod } from '../browser/payment-methods.ts';

/** The address of what its buyer accepts before a fast transfer; null where nothing is. */
export const regulationsOf = (
  { id }: Pick<OfferedMethod, 'id'>,
  { paymentRegulations }: Pick<Settings, 'paymentRegulations'>,
): string | null => (id === 'fast-transfer' && paymentRegulations !== '' ? paymentRegulations : null);
