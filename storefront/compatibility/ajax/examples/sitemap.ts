import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    '`/sitemap.xml.gz` and `/sitemap.xml` name the files `/sitemap-https-1.xml.gz` and so on. The first holds the home page, categories, producers and information, the others hold products, 50 000 a file. `robots.txt` names the index.',
  ],
  parameters: {},
  examples: [{ title: 'The index', request: { path: '/sitemap.xml' } }],
  refusals: [{ title: 'An unknown file', request: { path: '/sitemap-https-99.xml.gz' } }],
} satisfies CallReference;
