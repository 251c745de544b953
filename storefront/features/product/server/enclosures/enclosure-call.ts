import type { SienTypes } from '../../../../shared/define-page.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import { enclosureFile, isRemote } from '../../../catalogue/store.ts';
import { downloadable, type OrderAccess } from './enclosure-access.ts';
import { typeOf } from './enclosure-type.ts';

const place = '/enclosures/';

/**
 * The address of a product's file, by its place in the list: a typed name never reaches the files.
 * @param access number and key of the order by which a guest downloads it
 */
export const enclosureAddress = (
  productId: number,
  index: number,
  access: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams(access);
  return `${place}${productId}-${index}${query.size > 0 ? `?${query}` : ''}`;
};

/** The order that the address opens; null where it names none. */
function accessOf({ searchParams }: URL): OrderAccess | null {
  const [number, key] = [searchParams.get('order_number') ?? '', searchParams.get('key') ?? ''];
  return /^\d{8}\/\d{1,9}$/.test(number) && /^[\w-]{20,100}$/.test(key) ? { number, key } : null;
}

/** Browsers save it, and never show it on the shop's origin. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });

/** Sends a file of a product (S-37) to visitors who may download it. To all others it does not exist (404). */
export const enclosureCall: SiteCall<SienTypes> = {
  name: 'enclosure',
  paths: [`${place}:name{[0-9]+-[0-9]+}`],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const context = await port.context();
      const url = new URL(request.url);
      const [productId = 0, index = 0] = url.pathname.slice(place.length).split('-').map(Number);
      const pages = Number.isSafeInteger(productId) ? await context.store.catalogue.productPages([productId]) : null;
      const { details, isOffered = false } = pages?.get(productId)?.product ?? {};
      const enclosures = details?.enclosures ?? [];
      const enclosure = enclosures[index];
      // A withdrawn product is gone, but not for who has bought it.
      if (!enclosure || (!isOffered && (enclosure.access ?? 'all') === 'all')) return missing();
      if (!(await downloadable(productId, enclosures, context, accessOf(url)))[index]) return missing();
      if (isRemote(enclosure)) {
        return new Response(null, {
          status: 303,
          headers: { Location: enclosure.file, 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' },
        });
      }
      const bytes = await context.store.files.get(enclosureFile(enclosure.file));
      if (!bytes) return missing();
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
        headers: {
          ...headers,
          'Content-Type': typeOf(enclosure.file).mime,
          'Content-Length': String(bytes.length),
          'Content-Disposition': `attachment; filename="${enclosure.file}"`,
          'Cache-Control': enclosure.access === undefined ? 'public, max-age=3600' : 'private, no-store',
        },
      });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};
