/** Addresses of pages that have moved. */
export const compatibilityAddresses = {
  moved: [
    '/projector.php',
    '/searching.php',
    '/place-order.php',
    '/get-deliveries.php',
    '/order-wrappers.php',
    '/return.php',
  ],
} as const;
