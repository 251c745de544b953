/** Addresses of pages that are elsewhere now. */
export const compatibilityAddresses = {
  moved: ['/projector.php', '/searching.php', '/place-order.php'],
} as const;
