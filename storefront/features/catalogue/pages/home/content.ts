/** How much the home page shows; its targets are settings of the shop (`home…`). */
export const homeContent = { productsInRow: 4, opinions: 3 } as const;
