/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const accountAddresses = {
  'order-details': '/orderdetails.php',
  'order-lookup': '/order-open.php',
  signin: ['/signin.php', '/:language{pl|en}/login.html'],
  login: '/login.php',
  'signin-code': '/signin-code.php',
  'signin-social': '/signin-social.php',
  'test-signin': '/test-signin.php',
  'sign-in-methods': '/client-signin.php',
  'client-new': '/client-new.php',
  'password-recover': '/password-recover.php',
  'login-edit': '/loginedit.php',
  account: '/client.php',
  'client-orders': '/client-orders.php',
  'client-data': '/client-data.php',
  'client-rebate': '/client-rebate.php',
  'client-addresses': '/client-addresses.php',
  'products-bought': '/products-bought.php',
} as const;
