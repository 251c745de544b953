import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { unlimited } from '../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import type { ProductPage, Stock } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import { weekOf } from '../opening-week.ts';
import type { SizeAvailabilityArguments } from '../schema/types.ts';
import { callTexts } from '../../../features/catalogue/index.ts';

/** The stock of each size; null for a product that does not exist. */
export async function sizeAvailability({ productId }: SizeAvailabilityArguments, { store, texts }: CallContext) {
  const [page, stocks] = await Promise.all([store.catalogue.productPage(productId), store.catalogue.stocks()]);
  return page && sizesInStocks(page, stocks, texts);
}

/** The showrooms where a size can be seen and collected, with their stock. */
export function sizesInStocks({ product, sizes }: ProductPage, stocks: ReadonlyArray<Stock>, texts: TextsContext) {
  const t = translator(callTexts, texts);
  const { singular, plural } = product.unit;
  const unit = {
    singular,
    plural,
    name: null,
    sellBy: null,
    precision: null,
    fraction: null,
    unitConvertedFormat: null,
  };
  return sizes.map((size) => ({
    id: sizeType(size.type),
    name: size.name,
    productSizeAvailableInStocks: size.stocks.flatMap(({ stockId, amount }) => {
      const stock = stocks.find(({ id, kind }) => id === stockId && kind === 'showroom');
      if (!stock) return [];
      return {
        quantity: amount === unlimited ? unlimited : amount / 1000,
        strictQuantity: amount !== unlimited,
        unit,
        productAvailableStatus: { description: t(amount === 0 ? 'notInStock' : 'inStock'), icon: null },
        stockInfo: stockInfo(stock),
      };
    }),
  }));
}

function stockInfo({ name, address, phone, email, coordinates, openingHours }: Stock) {
  return {
    name,
    ...address,
    description: openingHours.map(({ days, hours }) => `${days}: ${hours}`).join(', '),
    cleardescription: openingHours.map(({ days, hours }) => `${days}: ${hours}`).join(', '),
    contact: {
      phone: phone === undefined ? null : { text: phone, link: `tel:${phone.replaceAll(' ', '')}` },
      mail: email === undefined ? null : { text: email, link: `mailto:${email}` },
      gg: null,
    },
    openingHours: weekOf(openingHours),
    longitude: coordinates?.longitude ?? null,
    latitude: coordinates?.latitude ?? null,
  };
}
