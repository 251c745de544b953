/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const checkoutAddresses = {
  'order-step-1': '/order1.php',
  'order-step-2': '/order2.php',
  'payment-parts': '/order-payments.php',
  'order-newpayment': '/order-newpayment.php',
} as const;
