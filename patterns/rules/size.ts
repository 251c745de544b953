/** The type of a product's only size. */
export const onlySize = 'uniw';

/** The size's type as the shop names it; existing clients call the only size `onesize` (wire contract 2.6). */
export const sizeType = (type: string): string => (type === 'onesize' ? onlySize : type);
