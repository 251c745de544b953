/** How a group is delivered: in a parcel or without one. */
export type BasketGroupType = 'standard' | 'virtual';

/** The group numbers of the calls (wire contract 1.7): a kind of group has the same one in every basket. */
export const basketGroupIds: Readonly<Record<BasketGroupType, number>> = { standard: 1, virtual: 2 };

/** Whether goods of this product type are sent in a parcel: files and services are not. */
export const needsParcel = (type: string): boolean => type !== 'product_virtual' && type !== 'product_service';

/**
 * The group of each line by its product type. Lines that ship alike share a group: files need no parcel, services (an
 * engraving, a wrapping) go with the goods they are done to, and by themselves without any.
 */
export function basketGroupsOf(types: ReadonlyArray<string>): ReadonlyArray<BasketGroupType> {
  const hasParcel = types.some(needsParcel);
  return types.map((type) => (needsParcel(type) || (type === 'product_service' && hasParcel) ? 'standard' : 'virtual'));
}
