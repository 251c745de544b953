import type { BasketAtAGlance, BasketAtAGlanceLine } from '../contract/client/index.ts';
import { basketPreviewLook, type BasketPreviewSettings } from '../rules/basket-preview.ts';
import type { PriceType } from '../rules/price-calculator.ts';
import { onlySize, sizeType } from '../rules/size.ts';
import type { BasketPreviewLine, BasketPreviewProps } from './basket-preview.tsx';

/** What call 13 decides of a preview. */
export type PreviewedBasket = Pick<BasketPreviewProps, 'lines' | 'look' | 'total' | 'user'>;

/** A basket of call 13 as the preview shows it: lines and sums in the kind of price that the shop shows. */
export function basketPreviewOf(
  basket: BasketAtAGlance,
  priceType: PriceType,
  settings: BasketPreviewSettings,
): PreviewedBasket {
  return {
    lines: basket.products.map((line, index) => lineOf(line, index, priceType)),
    look: basketPreviewLook(basket.productsCounter, settings),
    total: priceType === 'net' ? basket.worth_net_formatted : basket.worth_formatted,
    user: nameOf(basket.user),
  };
}

/** First and last name, or the login where neither is known; undefined for a guest, of whom the call tells nothing. */
const nameOf = ({ firstname, lastname, login }: BasketAtAGlance['user']): string | undefined =>
  [firstname, lastname].filter(Boolean).join(' ') || (typeof login === 'string' && login) || undefined;

function lineOf(line: BasketAtAGlanceLine, index: number, priceType: PriceType): BasketPreviewLine {
  const size = sizeType(line.size) === onlySize ? '' : line.size_name;
  const quantity = `${line.count.replace('.', ',')}\u00a0×`;
  return {
    id: `${index}-${line.id}-${line.size}`,
    name: line.name,
    address: line.link,
    picture: line.icon || null,
    facts: [line.product_version_name, size, quantity].filter(Boolean).join(' · '),
    total: priceType === 'net' ? line.prices.worth_net_formatted : line.prices.worth_gros_formatted,
  };
}
