import { createHash } from 'node:crypto';
import { translator } from '../../../../../components/texts/texts.ts';
import { taggedDocument } from '../../../../platform/pdf/tagged-document.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { OrderReturn } from '../../../../store/index.ts';
import { addressLines, detailsOf } from '../../../checkout/index.ts';
import { returnDetailsTexts } from './texts.ts';
import { returnPlace } from './return-place.ts';

/** The carrier's number of the parcel: of the test carrier, the same for each copy. */
const parcelNumber = (number: string): string =>
  (BigInt(`0x${createHash('sha256').update(number).digest('hex').slice(0, 14)}`) % 10n ** 14n)
    .toString()
    .padStart(14, '0');

/** A label to print. The carrier is simulated, and the label says so. */
export async function returnLabel(
  found: OrderReturn,
  { store, settings, texts, now }: Pick<PageContext, 'store' | 'settings' | 'texts' | 'now'>,
): Promise<Uint8Array> {
  const t = translator(returnDetailsTexts, texts);
  const order = (await store.orders.byNumber(found.orderNumber))!;
  const title = t('labelTitle', { number: found.number });
  const document = taggedDocument({
    title,
    shopName: settings.shopName,
    footer: title,
    page: (n, of) => t('page', { n: String(n), of: String(of) }),
    now,
  });
  document.heading(1, title);
  document.paragraph(t('labelCode', { code: parcelNumber(found.number) }), 'strong');
  document.paragraph(t('labelDemo'), 'strong');
  document.sections([
    { heading: t('labelTo'), lines: [settings.companyName, await returnPlace(store, settings)] },
    { heading: t('labelFrom'), lines: [...addressLines(detailsOf(order).address)] },
  ]);
  return document.end();
}
