/** Where the pages of this feature answer, by the names of their folders in `pages/`. The first address is a page's own. */
export const productAddresses = {
  product: ['/product-pol-:id{[0-9]+}-:slug{.+}.html', '/:language{pl|en}/products/:slug{.+}-:id{[0-9]+}'],
} as const;
