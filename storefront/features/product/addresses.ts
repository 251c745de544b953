/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const productAddresses = {
  product: [
    '/product-pol-:id{[0-9]+}-:slug{.+}.html',
    '/:language{pl|en}/products/:slug{.+}-:id{[0-9]+}',
    '/:language{pl|en}/products/:slug{.+}-:id{[0-9]+}.html',
    // Where the shop speaks English, `/en` is its prefix.
    '/products/:slug{.+}-:id{[0-9]+}',
    '/products/:slug{.+}-:id{[0-9]+}.html',
  ],
} as const;
