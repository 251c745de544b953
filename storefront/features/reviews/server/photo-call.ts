import type { SienTypes } from '../../../shared/define-page.ts';
import type { SiteCall } from '../../../platform/page/site.ts';

/** The address of a shown opinion's photo. */
export const photoAddress = (name: string): string => `/uploads/${name}`;

/** A photo has one width; pages that choose among widths (`srcset`) append it: "…-2048.jpg". */
const withoutWidth = (name: string): string => name.replace(/-\d{2,5}(?=\.jpg$)/, '');

/** Browsers only render it as a picture, whatever its bytes. */
const headers = {
  'Content-Type': 'image/jpeg',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Not immutable: opinions can be removed.
  'Cache-Control': 'public, max-age=86400',
};

/** Photos of opinions, once the opinion is shown. */
export const photoCall: SiteCall<SienTypes> = {
  name: 'photo',
  paths: ['/uploads/:name{[a-z0-9-]+\\.jpg}'],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const { store } = await port.context();
      const name = withoutWidth(new URL(request.url).pathname.slice(photoAddress('').length));
      const bytes = (await store.sentOpinions.isPhotoShown(name)) ? await store.files.get(name) : null;
      if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};
