/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const contentAddresses = {
  settings: '/settings.php',
  cookies: '/cookies.php',
  information: '/:slug{.+}-:kind{cinfo|cabout|cterms}-pol-:id{[0-9]+}.html',
} as const;
