import { localAddress } from '../../../../platform/languages/current-language.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { documentCall } from '../../../../shared/document-call.ts';
import { openOrder } from '../../../payment/index.ts';
import { orderDocumentTexts } from './texts.ts';

export const orderDocumentPath = '/order-document.php';

/** The address of an order's document. @param access its number, and its key unless its client is signed in */
export const orderDocumentAddress = (access: Readonly<Record<string, string>>): string =>
  localAddress(`${orderDocumentPath}?${new URLSearchParams(access).toString()}`);

/** The order as a PDF: for the holder of its key, and for its signed-in client. Others are led to the page that opens orders. */
export const orderDocumentCall = documentCall({
  name: 'order-document',
  path: orderDocumentPath,
  elsewhere: addressOf('order-lookup'),
  find: openOrder,
  write: async (order, context) => (await import('./order-document.ts')).orderDocument(order, context, context.now),
  fileName: ({ number }, { texts }) =>
    translator(orderDocumentTexts, texts)('fileName', { number: number.replace('/', '-') }),
});
