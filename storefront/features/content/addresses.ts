/**
 * The addresses of this feature's pages, by the names of their folders in `pages/`. A page's own address comes first.
 */
export const contentAddresses = {
  settings: '/settings.php',
  cookies: '/cookies.php',
  'accessibility-report': '/accessibility-report.php',
  offline: '/offline.html',
  contact: ['/contact.php', '/contact-pol.html'],
  'legal-guarantee': '/gwarancja-prawna.html',
  'site-map': ['/mapa-strony.html', '/categories.php'],
  blog: '/blog.php',
  'blog-entry': '/:slug{.+}-blog-pol-:id{[0-9]+}.html',
  news: '/news.php',
  'news-entry': '/:slug{.+}-news-pol-:id{[0-9]+}.html',
  information: '/:slug{.+}-:kind{cinfo|cabout|cterms}-pol-:id{[0-9]+}.html',
} as const;
