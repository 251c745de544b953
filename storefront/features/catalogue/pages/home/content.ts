/** How much the home page shows; what it points at are settings of the shop (`home…`). */
export const homeContent = { productsInRow: 4, opinions: 3 } as const;
