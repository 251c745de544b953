import { sessionOf } from '../../../shared/session.ts';
import type { SienTypes } from '../../../shared/define-page.ts';
import type { SiteCall } from '../../../platform/page/site.ts';

const place = '/attachments/';

/** The owner's address of a file. @param accessKey of the order, if opened by it */
export const lineFileAddress = (name: string, accessKey?: string): string =>
  `${place}${name}${accessKey === undefined ? '' : `?key=${accessKey}`}`;

/** Uploads may be hostile: browsers download them, never show them. */
const headers = {
  'Content-Type': 'application/octet-stream',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-store',
};

/** The name in the spelling of RFC 8187; clients that do not know it have the plain one. */
const disposition = (fileName: string): string => {
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="plik"; filename*=UTF-8''${encoded}`;
};

/** A file of a line of the basket or the order, for its owner alone. */
export const lineFileCall: SiteCall<SienTypes> = {
  name: 'line-file',
  paths: [`${place}:name{[a-z0-9-]+\\.bin}`],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const context = await port.context();
      const url = new URL(request.url);
      const client = await context.client();
      const key = url.searchParams.get('key') ?? '';
      const found = await context.store.lineFiles.open(url.pathname.slice(place.length), {
        session: await sessionOf(context),
        clientId: client?.id ?? null,
        ...(/^[\w-]{20,100}$/.test(key) && { accessKey: key }),
      });
      if (!found) return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(found.bytes), {
        headers: { ...headers, 'Content-Disposition': disposition(found.fileName) },
      });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};
