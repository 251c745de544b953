import { picturesPath } from '../../../../../patterns/picture-source/index.ts';
import type { PageContext, SienTypes } from '../../../../shared/define-page.ts';
import { decodeImage } from '../../../../platform/decoding/decode-image.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import { keptFileOf, previewedContent, type KeptFormat } from '../../store/picture-names.ts';
import { drawPreview } from './draw-preview.ts';

const types: Readonly<Record<KeptFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Whole seconds for drawing a preview from a JPEG of the shop's own. */
const drawingSeconds = 5;

type Context = Pick<PageContext, 'settings' | 'signal' | 'store'>;

interface Found {
  readonly bytes: Uint8Array;
  readonly format: KeptFormat;
}

/** @returns `unknown` for a missing file, `busy` while too many pictures wait to be drawn */
async function find(name: string, context: Context): Promise<Found | 'unknown' | 'busy'> {
  const { store } = context;
  const content = previewedContent(name);
  if (content !== null) {
    const bytes = await store.keptPictures.preview(content, async (jpeg) => {
      const drawn = await decodeImage(jpeg, context, { seconds: drawingSeconds }, async (picture) =>
        drawPreview(picture, await picture.metadata()).toBuffer(),
      );
      return drawn.fault === null ? drawn.result : null;
    });
    if (bytes === null) return 'busy';
    return bytes === 'unknown' ? bytes : { bytes, format: 'jpg' };
  }
  const kept = keptFileOf(name);
  const bytes = kept && (await store.files.get(kept.file));
  return bytes ? { bytes, format: kept.format } : 'unknown';
}

/** Serves fetched product pictures. They are immutable: the name is a hash of the content. */
export const keptPictureCall: SiteCall<SienTypes> = {
  name: 'picture',
  paths: [`${picturesPath}/:name{fetched-[a-z0-9.-]+}`],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const name = new URL(request.url).pathname.slice(picturesPath.length + 1);
      const found = await find(name, await port.context());
      if (found === 'unknown')
        return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
      if (found === 'busy')
        return new Response(null, {
          status: 503,
          headers: { 'Cache-Control': 'private, no-store', 'Retry-After': '5' },
        });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(found.bytes), {
        headers: {
          'Content-Type': types[found.format],
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
