/**
 * The addresses of this feature's pages (wire contract 3), by the names of their folders in `pages/`. A page's own address
 * comes first.
 */
export const returnsAddresses = {
  'returns-products': '/returns-products.php',
  'returns-method': '/returns-method.php',
  'returns-couriers': '/returns-couriers.php',
  'returns-sites': '/returns-sites.php',
  'returns-repayments': '/returns-repayments.php',
  'returns-confirmation': '/returns-confirmation.php',
  'returns-details': '/returns-details.php',
  'returns-open': '/returns-open.php',
} as const;
