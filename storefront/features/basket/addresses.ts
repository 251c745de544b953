/** Where the pages of this feature answer, by the names of their folders in `pages/`. The first address is a page's own. */
export const basketAddresses = {
  basket: '/basketedit.php',
  'basket-change': '/basketchange.php',
} as const;
