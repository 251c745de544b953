import type { AddressField } from './validation.ts';

/** Fields checked together: a change of one checks the other too. */
export const linkedAddressFields: ReadonlyArray<ReadonlyArray<AddressField>> = [['street', 'street_number']];
