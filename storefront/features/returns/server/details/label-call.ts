import { translator } from '../../../../../components/texts/texts.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import { findReturn } from './find-return.ts';
import { returnDetailsTexts } from './texts.ts';

export const labelPath = '/returns-label.php';

/** The address of a label. @param access the fields that open its return */
export const labelAddress = (access: Readonly<Record<string, string>>): string =>
  `${labelPath}?${new URLSearchParams(access).toString()}`;

/** The label of a return as a PDF, for those who may open the return. */
export const labelCall: SiteCall<SienTypes> = {
  name: 'returns-label',
  paths: [labelPath],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    const url = new URL(request.url);
    await port.admitForm(url.searchParams);
    try {
      const context = await port.context();
      const open = await findReturn(context, url.searchParams);
      const headers = { 'Cache-Control': 'private, no-store' };
      if (!open || ![2, 5].includes(open.found.method))
        return new Response(null, { status: 303, headers: { ...headers, Location: addressOf('returns-open') } });
      // Loaded by the first document: Node alone imports no font files.
      const { returnLabel } = await import('./return-label.ts');
      const bytes = request.method === 'HEAD' ? null : await returnLabel(open.found, context);
      const name = translator(returnDetailsTexts, context.texts)('files', {
        number: open.found.number.replace('/', '-'),
      });
      return new Response(bytes as Uint8Array<ArrayBuffer> | null, {
        headers: {
          ...headers,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${name}"`,
          'X-Content-Type-Options': 'nosniff',
        },
      });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};
