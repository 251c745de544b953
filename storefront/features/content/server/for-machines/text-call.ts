import type { SienTypes } from '../../../../shared/define-page.ts';
import type { CallPort, SiteCall } from '../../../../platform/page/site.ts';

type Context = Awaited<ReturnType<CallPort<SienTypes>['context']>>;

/** A text for programs, the same for all of them. */
export interface TextForMachines {
  readonly name: string;
  readonly paths: SiteCall['paths'];
  /** The media type, without the character set. */
  readonly type: string;
  /** Null where the shop has nothing to say: 404. */
  write(context: Context): Promise<string | null> | string | null;
}

/** A read-only address with a text that caches keep for an hour. */
export const textCall = ({ name, paths, type, write }: TextForMachines): SiteCall<SienTypes> => ({
  name,
  paths,
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    try {
      const text = await write(await port.context());
      if (text === null) return new Response(null, { status: 404 });
      const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' };
      return new Response(request.method === 'HEAD' ? null : text, { headers });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
});
