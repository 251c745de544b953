/** Where the pages of this feature answer, by the names of their folders in `pages/`. The first address is a page's own. */
export const checkoutAddresses = {
  'order-step-1': '/order1.php',
  'order-step-2': '/order2.php',
} as const;
