/** Where the pages of this feature answer, by the names of their folders in `pages/`. The first address is a page's own. */
export const contentAddresses = {
  settings: '/settings.php',
  information: '/:slug{.+}-:kind{cinfo|cabout|cterms}-pol-:id{[0-9]+}.html',
} as const;
