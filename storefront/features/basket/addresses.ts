/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const basketAddresses = {
  basket: '/basketedit.php',
  'basket-change': '/basketchange.php',
} as const;
