/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const complaintAddresses = {
  'rma-add': '/rma-add.php',
  'rma-method': '/rma-method.php',
  'rma-details': '/rma-details.php',
  'rma-open': '/rma-open.php',
} as const;
