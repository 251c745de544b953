/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const catalogueAddresses = {
  home: ['/', '/main.php'],
  category: ['/pol_m_:slug{.+}-:id{[0-9]+}.html', '/:language{pl|en}/menu/:slug{.+}-:id{[0-9]+}'],
  producer: '/firm-pol-:id{[0-9]+}-:slug{.+}.html',
  instalments: '/instalments.php',
  'instalment-simulator': '/instalment-simulator.php',
  search: '/search.php',
  stocks: '/stocks.php',
  'shopping-list': '/shoppinglist.php',
  'product-compare': '/product-compare.php',
} as const;
