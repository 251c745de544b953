import type { BasketAtAGlance, BasketAtAGlanceLine } from '../contract/client/index.ts';
import { basketPreviewLook, type BasketPreviewSettings } from '../rules/basket-preview.ts';
import { withWord, type MoneyWords } from '../rules/money.ts';
import { shownPrice, type PriceType } from '../rules/price-calculator.ts';
import { onlySize, sizeType } from '../rules/size.ts';
import type { BasketPreviewLine, BasketPreviewProps } from './basket-preview.tsx';

/** The preview props from call 13. */
export type PreviewedBasket = Pick<BasketPreviewProps, 'lines' | 'look' | 'total' | 'totalWithTax' | 'user'>;

/** What the shop shows of a basket. */
export interface PreviewSettings extends BasketPreviewSettings {
  readonly priceType: PriceType;
  /** The price kinds in words, if needed. */
  readonly words: MoneyWords;
}

/** A basket of call 13 as the preview shows it: lines and sums in the kind of price that the shop shows. */
export function basketPreviewOf(
  basket: BasketAtAGlance,
  { priceType, words, ...settings }: PreviewSettings,
): PreviewedBasket {
  const { worth_formatted: gross, worth_net_formatted: net } = basket;
  const goods: FormatAmounts = (amounts) => withWord(shownPrice(amounts, priceType), words.goods);
  return {
    lines: basket.products.map((line, index) => lineOf(line, index, goods)),
    look: basketPreviewLook(basket.productsCounter, settings),
    total: goods({ gross, net }),
    totalWithTax: priceType === 'net' ? withWord(gross, words.paid) : undefined,
    user: nameOf(basket.user),
  };
}

/** First and last name, or the login without either; undefined for a guest. */
const nameOf = ({ firstname, lastname, login }: BasketAtAGlance['user']): string | undefined =>
  [firstname, lastname].filter(Boolean).join(' ') || (typeof login === 'string' && login) || undefined;

type FormatAmounts = (amounts: { gross: string; net: string }) => string;

function lineOf(line: BasketAtAGlanceLine, index: number, goods: FormatAmounts): BasketPreviewLine {
  const size = sizeType(line.size) === onlySize ? '' : line.size_name;
  const quantity = `${line.count.replace('.', ',')}\u00a0${line.unit || '×'}`;
  return {
    id: `${index}-${line.id}-${line.size}`,
    name: line.name,
    address: line.link,
    picture: line.icon || null,
    facts: [line.product_version_name, size, quantity].filter(Boolean).join(' · '),
    total: goods({ gross: line.prices.worth_gros_formatted, net: line.prices.worth_net_formatted }),
  };
}
