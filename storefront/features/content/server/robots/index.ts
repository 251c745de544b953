import type { SienTypes } from '../../../../shared/define-page.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import { addresses } from '../../../../shared/addresses.ts';
import { sitemapAddress } from '../sitemap/index.ts';
import { robotsText } from './robots-text.ts';

/** Rules for search engines, and the sitemap's address. The same for all clients, so caches keep it. */
export const robotsCall: SiteCall<SienTypes> = {
  name: 'robots',
  paths: ['/robots.txt'],
  answer: async (request, port) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // The rules work without the store, too; only the shop's origin is unknown then.
    const origin = await port.context().then(
      ({ url }) => url.origin,
      () => null,
    );
    const sitemap = origin === null ? null : origin + sitemapAddress;
    return new Response(request.method === 'GET' ? robotsText(addresses.table, sitemap) : null, {
      status: isRead ? 200 : 405,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=86400',
        ...(!isRead && { Allow: 'GET, HEAD' }),
      },
    });
  },
};
