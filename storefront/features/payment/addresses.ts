/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const paymentAddresses = {
  prepaid: '/prepaid.php',
  'test-payment': '/test-payment.php',
} as const;
