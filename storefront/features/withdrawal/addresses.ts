/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const withdrawalAddresses = {
  withdrawal: '/withdrawal.php',
} as const;
