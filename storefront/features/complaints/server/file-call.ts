import type { SienTypes } from '../../../shared/define-page.ts';
import type { SiteCall } from '../../../platform/page/site.ts';

const place = '/complaints/';

/** The reader's address of a file. @param accessKey of the complaint, if opened by it */
export const complaintFileAddress = (name: string, accessKey: string | null): string =>
  `${place}${name}${accessKey === null ? '' : `?key=${accessKey}`}`;

/** Uploads may be hostile: browsers only draw the photos, which the shop drew itself, and download the rest. */
const safe = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-store',
};

/** The name in the spelling of RFC 8187; clients that do not know it have the plain one. */
const named = (fileName: string): string =>
  `filename="plik"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** A file of a complaint, for the client of its order and for who has its key. */
export const complaintFileCall: SiteCall<SienTypes> = {
  name: 'complaint-file',
  paths: [`${place}:name{[a-z0-9-]+\\.(?:bin|jpg)}`],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const context = await port.context();
      const url = new URL(request.url);
      const client = await context.client();
      const key = url.searchParams.get('key') ?? '';
      const found = await context.store.complaints.files.open(url.pathname.slice(place.length), {
        clientId: client?.id ?? null,
        accessKey: /^[\w-]{20,100}$/.test(key) ? key : null,
      });
      if (!found) return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
      const { fileName, isPhoto, bytes } = found;
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
        headers: {
          ...safe,
          'Content-Type': isPhoto ? 'image/jpeg' : 'application/octet-stream',
          'Content-Disposition': `${isPhoto ? 'inline' : 'attachment'}; ${named(fileName)}`,
        },
      });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};
