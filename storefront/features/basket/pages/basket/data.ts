import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { deliveryCountry } from '../../../catalogue/index.ts';
import { poland } from '../../../../platform/settings/country.ts';
import { pageZones, type PageZones } from '../../../catalogue/zones.ts';
import { deliveryPreviewSlot, type ShownDeliveryPreview } from '../../server/delivery-preview-slot.ts';
import { loadBasket } from '../../server/load-basket.ts';
import { shownBasket, type ShownBasket } from '../../server/shown-basket.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { lineFileRules } from '../../server/line-files.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import type { BasketAddresses, BasketFormProps } from './basket-form-props.ts';
import { basketPageTexts } from '../../browser/basket/texts.ts';

export interface BasketPageData {
  basket: ShownBasket;
  addresses: BasketAddresses;
  home: string;
  returnDays: number;
  takesOnline: boolean;
  quantityDelay: number;
  commentMaximum: number;
  fileRules: BasketFormProps['fileRules'];
  /** Delivery to a typed postcode of one of the countries; `result` is null before one is. */
  preview: {
    action: string;
    typed: string;
    country: string;
    countries: ReadonlyArray<{ value: string; label: string }>;
    result: ShownDeliveryPreview | null;
  };
  zones: PageZones;
}

/** The basket of this session; `basketchange.php` also shows it after a refused form. */
export async function loadBasketPage(context: BuyingContext & { url: URL }) {
  const loaded = await loadBasket(context);
  const basket = await shownBasket(loaded, context);
  const asked = context.url.searchParams;
  const typed = (asked.get('zipcode') ?? '').slice(0, 20);
  const { countries, country: own } = await deliveryCountry(context);
  const country = (countries.find(({ iso }) => iso === asked.get('country')) ?? own)?.iso ?? poland.iso;
  const there = typed === '' || country === own?.iso ? loaded : await loadBasket(context, country);
  return page<BasketPageData>({
    basket,
    addresses: {
      change: addressOf('basket-change', {}, { type: 'multiproduct' }),
      program: addressOf('basket-change', {}, { type: 'multiproduct', getAjax: true, view: 'page' }),
      shopping: addressOf('search', {}, { newproducts: 'y' }),
    },
    home: addressOf('home'),
    returnDays: context.settings.returnDays,
    takesOnline: context.settings.paymentProvider !== 'none',
    quantityDelay: context.settings.quantityDelay,
    commentMaximum: context.settings.commentMaximum,
    fileRules: {
      ...lineFileRules(context),
      removeFailed: errorText('message.file_uploaded_remove_fail', context.texts),
    },
    preview: {
      action: addressOf('basket'),
      typed,
      country,
      countries: countries.map(({ iso, name }) => ({ value: iso, label: name })),
      result: typed === '' ? null : deliveryPreviewSlot.filled()(context, { zipcode: typed, country }, there),
    },
    zones: await pageZones(
      { page: 'basketedit', zones: ['zone1'], productIds: basket.lines.map(({ productId }) => productId) },
      context,
    ),
  });
}

export const headOfBasket = (_data: BasketPageData, context: Pick<BuyingContext, 'texts'>): PageHead => ({
  title: translator(basketPageTexts, context.texts)('title'),
  isIndexed: false,
});
