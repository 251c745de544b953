import { lineTotal, type Thousandths } from '../../../../../patterns/rules/price.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import type { GrossNet } from '../../../../../patterns/rules/price-calculator.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import { loadCarriers } from '../delivery/load-carriers.ts';
import { loadShopTime } from '../delivery/shop-time.ts';
import type { RequestContext } from '../../../../platform/page/request-context.ts';
import type { ProductPage } from '../../../../store/index.ts';
import type { ShopAround } from './page-product-data.ts';

type Context = Pick<RequestContext<unknown, SienTypes>, 'store' | 'settings' | 'texts' | 'now' | 'session' | 'reads'>;

/** Reads what `pageProductData` has beside the product itself. */
export async function loadShopAround(context: Context, { product }: Pick<ProductPage, 'product'>): Promise<ShopAround> {
  const { store, settings, texts } = context;
  const parts = product.details.bundle ?? [];
  const [carriers, stocks, time, pages] = await Promise.all([
    loadCarriers(context),
    store.catalogue.stocks(),
    loadShopTime(context),
    store.catalogue.productPages(parts.map(({ productId }) => productId)),
  ]);
  return {
    currency: settings.currency,
    pointsPerZloty: settings.pointsPerZloty,
    texts,
    time,
    carriers,
    stocks,
    partsPrice:
      parts.length > 0
        ? priceOfParts(parts.map((part) => ({ ...part, page: pages.get(part.productId) ?? null })))
        : null,
  };
}

interface Part {
  page: Pick<ProductPage, 'product' | 'sizes'> | null;
  size: string;
  quantity: Thousandths;
}

/** The price of a bundle's parts bought alone, each in its quantity and with its own tax. */
export function priceOfParts(parts: ReadonlyArray<Part>): GrossNet {
  return parts
    .flatMap(({ page, size, quantity }) => {
      const chosen = page?.sizes.find(({ type }) => type === size);
      return page && chosen ? [grossNet(lineTotal(chosen.price, quantity), page.product.vatPercent)] : [];
    })
    .reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }), { gross: 0, net: 0 });
}
