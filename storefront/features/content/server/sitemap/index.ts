import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SienTypes } from '../../../../shared/define-page.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import type { Language } from '../../../../platform/languages/languages.ts';
import { countFiles, mostAddresses, placesOfFile, sitemapIndex, urlSet } from './sitemap.ts';

const compressed = promisify(gzip);

/** The address of the index file (wire contract 3). */
export const sitemapAddress = '/sitemap.xml.gz';

const fileAddress = (file: number): string => `/sitemap-https-${file}.xml.gz`;

/** The sitemap for search engines: an index, and files of at most 50 000 addresses each, in all languages of the shop. */
export const sitemapCall: SiteCall<SienTypes> = {
  name: 'sitemap',
  paths: [sitemapAddress, '/sitemap.xml', '/:file{sitemap-https-[0-9]+\\.xml\\.gz}'],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const { store, url, settings } = await port.context();
      const xml = await sitemapAt(url, store, settings.languages);
      if (xml === null) return new Response(null, { status: 404 });
      const isCompressed = url.pathname.endsWith('.gz');
      const headers = {
        'Content-Type': isCompressed ? 'application/gzip' : 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      };
      if (request.method === 'HEAD') return new Response(null, { headers });
      return new Response(isCompressed ? await compressed(xml) : xml, { headers });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};

type CallContext = Awaited<ReturnType<Parameters<typeof sitemapCall.answer>[1]['context']>>;

/** Null for a missing file. */
async function sitemapAt(
  { pathname, origin }: URL,
  store: CallContext['store'],
  languages: ReadonlyArray<Language>,
): Promise<string | null> {
  const most = Math.floor(mostAddresses / languages.length);
  const [, file] = /^\/sitemap-https-(\d+)\.xml\.gz$/.exec(pathname) ?? [];
  if (file !== undefined) {
    const places = await placesOfFile(store, Number(file), most);
    return places && urlSet(origin, places, languages);
  }
  const count = await countFiles(store, most);
  return sitemapIndex(
    origin,
    Array.from({ length: count }, (_, index) => ({ address: fileAddress(index + 1) })),
  );
}
