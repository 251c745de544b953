/** How the goods of a group come: in a parcel, or without one. */
export type BasketGroupType = 'standard' | 'virtual';

/** The numbers of groups in the calls (wire contract 1.7): a kind of group has the same one in every basket. */
export const basketGroupIds: Readonly<Record<BasketGroupType, number>> = { standard: 1, virtual: 2 };

/**
 * The group of each line by the types of their products. What ships alike is one group: files come without a parcel, services
 * (an engraving, a wrapping) go with the goods that they are done to, and by themselves where there are none.
 */
export function basketGroupsOf(types: ReadonlyArray<string>): ReadonlyArray<BasketGroupType> {
  const needsParcel = (type: string) => type !== 'product_virtual' && type !== 'product_service';
  const hasParcel = types.some(needsParcel);
  return types.map((type) => (needsParcel(type) || (type === 'product_service' && hasParcel) ? 'standard' : 'virtual'));
}
