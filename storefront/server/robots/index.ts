import type { SienTypes } from '../../define-page.ts';
import type { SiteCall } from '../../runtime/site.ts';
import { addresses } from '../../addresses.ts';
import { robotsText } from './robots-text.ts';

/** What search engines shall leave alone. It says the same to everybody, so caches keep it. */
export const robotsCall: SiteCall<SienTypes> = {
  name: 'robots',
  paths: ['/robots.txt'],
  answer: async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return new Response(request.method === 'GET' ? robotsText(addresses.table) : null, {
      status: isRead ? 200 : 405,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=86400',
        ...(!isRead && { Allow: 'GET, HEAD' }),
      },
    });
  },
};
