import { translator } from '../../../../../components/texts/texts.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import { openOrder } from '../../../payment/index.ts';
import { orderDocumentTexts } from './texts.ts';

export const orderDocumentPath = '/order-document.php';

/** The address of an order's document. @param access its number, and its key unless its client is signed in */
export const orderDocumentAddress = (access: Readonly<Record<string, string>>): string =>
  `${orderDocumentPath}?${new URLSearchParams(access).toString()}`;

/** The name in the spelling of RFC 8187; clients that do not know it have the plain one. */
function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]/g, '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** The order as a PDF: for the holder of its key, and for its signed-in client. Others are led to the page that opens orders. */
export const orderDocumentCall: SiteCall<SienTypes> = {
  name: 'order-document',
  paths: [orderDocumentPath],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    const url = new URL(request.url);
    await port.admitForm(url.searchParams);
    try {
      const context = await port.context();
      const order = await openOrder(context, url.searchParams);
      const headers = { 'Cache-Control': 'private, no-store' };
      if (!order)
        return new Response(null, { status: 303, headers: { ...headers, Location: addressOf('order-lookup') } });
      // Loaded by the first document: the operator's commands read this room too, and Node imports no font files.
      const { orderDocument } = await import('./order-document.ts');
      const bytes = request.method === 'HEAD' ? null : await orderDocument(order, context, context.now);
      const t = translator(orderDocumentTexts, context.texts);
      return new Response(bytes as Uint8Array<ArrayBuffer> | null, {
        headers: {
          ...headers,
          'Content-Type': 'application/pdf',
          'Content-Disposition': disposition(t('fileName', { number: order.number.replace('/', '-') })),
          'X-Content-Type-Options': 'nosniff',
        },
      });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
};
