import { picturesPath } from '../../../../../patterns/picture-source/index.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import { keptFileOf, type KeptFormat } from '../../store/picture-names.ts';

const types: Readonly<Record<KeptFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Serves fetched product pictures. They are immutable: the name is a hash of the content. */
export const keptPictureCall: SiteCall<SienTypes> = {
  name: 'picture',
  paths: [`${picturesPath}/:name{fetched-[a-z0-9.-]+}`],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const kept = keptFileOf(new URL(request.url).pathname.slice(picturesPath.length + 1));
      const bytes = kept && (await (await port.context()).store.files.get(kept.file));
      if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
        headers: {
          'Content-Type': types[kept.format],
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};
