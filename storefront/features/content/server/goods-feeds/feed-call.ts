import type { SienTypes } from '../../../../shared/define-page.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import { RefusedRequest } from '../../../../platform/page/protection.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { feedGoods, type FeedContext, type FeedItem } from './feed-goods.ts';

/** A file of all goods for a comparison service, written item by item. */
export interface GoodsFeed {
  readonly name: string;
  readonly paths: SiteCall['paths'];
  begin(settings: Settings, origin: string): string;
  /** '' leaves the item out. */
  item(item: FeedItem): string;
  readonly end: string;
}

/** A feed as a stream: the next portion is read when the client has taken the one before. */
function stream(feed: GoodsFeed, context: FeedContext, logFault: (fault: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const portions = feedGoods(context);
  let begin = feed.begin(context.settings, context.url.origin);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value = [], done } = await portions.next();
        controller.enqueue(encoder.encode(begin + value.map(feed.item).join('') + (done ? feed.end : '')));
        begin = '';
        if (done) controller.close();
      } catch (fault) {
        // The client sees a broken answer, never half of the goods as if they were all.
        logFault(fault);
        controller.error(fault);
      }
    },
    cancel: async () => void (await portions.return(undefined)),
  });
}

/** The address of a feed: read-only, kept by caches for an hour. */
export const feedCallOf = (feed: GoodsFeed): SiteCall<SienTypes> => ({
  name: feed.name,
  paths: feed.paths,
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
    try {
      const context = await port.context();
      if (request.method === 'HEAD') return new Response(null, { headers });
      await port.admitForm(context.url.searchParams);
      return new Response(stream(feed, context, port.logFault), { headers });
    } catch (fault) {
      if (fault instanceof RefusedRequest)
        return new Response(null, { status: 429, headers: { 'Retry-After': String(fault.retryAfter) } });
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
});
