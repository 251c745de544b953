import { defineAddresses } from '../platform/routing/addresses.ts';

/**
 * Where every page of the shop answers. The first address of a page is its own (links and canonical use it), the others
 * are addresses that existing links still hold. A page kind is a folder of the same name in `pages/`.
 */
export const addresses = defineAddresses({
  home: ['/', '/main.php'],
  product: ['/product-pol-:id{[0-9]+}-:slug{.+}.html', '/:language{pl|en}/products/:slug{.+}-:id{[0-9]+}'],
  category: ['/pol_m_:slug{.+}-:id{[0-9]+}.html', '/:language{pl|en}/menu/:slug{.+}-:id{[0-9]+}'],
  producer: '/firm-pol-:id{[0-9]+}-:slug{.+}.html',
  search: '/search.php',
  basket: '/basketedit.php',
  'basket-change': '/basketchange.php',
  'order-step-1': '/order1.php',
  'order-step-2': '/order2.php',
  'order-details': '/orderdetails.php',
  'order-lookup': '/order-open.php',
  signin: '/signin.php',
  login: '/login.php',
  'client-new': '/client-new.php',
  'password-recover': '/password-recover.php',
  'login-edit': '/loginedit.php',
  account: '/client.php',
  'client-orders': '/client-orders.php',
  'client-addresses': '/client-addresses.php',
  settings: '/settings.php',
  'shopping-list': '/shoppinglist.php',
  moved: ['/projector.php', '/searching.php', '/place-order.php'],
  information: '/:slug{.+}-:kind{cinfo|cabout|cterms}-pol-:id{[0-9]+}.html',
});

/** The address of a page: the only way to write a link to one. */
export const addressOf = addresses.addressOf;
