import { translator } from '../../../../components/texts/texts.ts';
import { promoStripTexts } from '../../../../patterns/promo-strip/texts.ts';
import { wireText } from '../../../../patterns/rules/money.ts';
import { freeShippingAmount, hasPromoStrip, promoCodeOf } from '../../../frame/layout/strips.ts';
import { addresses } from '../../../shared/addresses.ts';
import type { CallContext } from '../../graphql/context.ts';

/** A message over a page. The shop's own pages contain it already; a client shows it. */
interface Layer {
  /** By which a browser remembers that it was closed. */
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'error' | 'success';
  /** The name of its landmark. */
  readonly name: string;
  readonly text: string;
  /** For how many days a cookie hides a closed one; 0: for good, in the local storage. */
  readonly days: number;
}

/**
 * What the operator shows over a page (T-20, T-21, H-19): `toplayers` are the bars of the setting `bars` on the main page,
 * `widgets` the strips of every page that were not closed. They are the same on all devices.
 *
 * @param parameters `request_uri` is the page
 */
export async function toplayersAnswer(
  parameters: URLSearchParams,
  context: CallContext,
): Promise<{ toplayers: ReadonlyArray<Layer>; widgets: ReadonlyArray<Layer & { readonly code?: string }> }> {
  const { settings, texts } = context;
  const t = translator(promoStripTexts, texts);
  const path = (parameters.get('request_uri') ?? '').split(/[?#]/, 1)[0]!;
  const isHome = addresses.find(path)?.name === 'home';
  const code = await promoCodeOf(context);
  const strip = { tone: 'info', days: settings.promoStripDays } as const;
  return {
    toplayers: isHome ? settings.bars.map((bar) => ({ ...bar, days: 0 })) : [],
    widgets: [
      ...(hasPromoStrip(context)
        ? [
            {
              ...strip,
              id: 'promo-strip',
              name: t('name'),
              text: wireText(t('freeShipping', { amount: freeShippingAmount(context) })),
            },
          ]
        : []),
      ...(code
        ? [{ ...strip, id: 'promo-code', name: t('codeName'), text: wireText(code.text), code: code.code }]
        : []),
    ],
  };
}
