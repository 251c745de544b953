import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { productCardTexts } from '../../../../../patterns/product-card/texts.ts';
import type { CardPrice } from '../../../../../patterns/product-card/index.ts';
import type { ProductPage } from '../../../../store/index.ts';
import type { SavableCard } from '../product-cards/index.ts';
import { comparisonTexts } from './texts.ts';

/** A compared product: its card, and everything its page tells. */
export interface ComparedProduct {
  card: SavableCard;
  page: ProductPage;
  state: 'available' | 'soldOut' | 'notSold';
}

/** One property of all compared products. */
export interface ComparisonRow {
  name: string;
  /** In the order of the products; null where nothing is known. */
  values: ReadonlyArray<string | null>;
  /** Whether two of them differ; one that is unknown differs, too. */
  isDifferent: boolean;
}

/**
 * What is known of the products, side by side: price and availability first, then their parameters in the order in which
 * they are met. A row that no product fills is left out.
 */
export function comparisonRows(
  products: ReadonlyArray<ComparedProduct>,
  texts: TextsContext,
): ReadonlyArray<ComparisonRow> {
  const t = translator(comparisonTexts, texts);
  const cardTexts = translator(productCardTexts, texts);
  const row = (name: string, valueOf: (product: ComparedProduct) => string | null | undefined): ComparisonRow => {
    const values = products.map((product) => valueOf(product) || null);
    return { name, values, isDifferent: new Set(values).size > 1 };
  };
  const amount = (price: CardPrice, part: 'perUnit' | 'lowest') => (price.kind === 'amount' ? price.price[part] : null);
  const parameters = new Set(products.flatMap(({ page }) => page.product.details.parameters.map(({ name }) => name)));
  return [
    row(t('price'), ({ card: { price } }) =>
      price.kind === 'words' ? price.text : price.price.current + (price.price.unit ?? ''),
    ),
    row(t('lowest'), ({ card }) => amount(card.price, 'lowest')),
    row(t('perUnit'), ({ card }) => amount(card.price, 'perUnit')),
    row(t('availability'), ({ state }) => t(state)),
    row(
      t('rating'),
      ({ card: { rating } }) =>
        rating && t('ratingOf', { mean: rating.mean, opinions: cardTexts('opinions', { count: rating.count }) }),
    ),
    row(t('sizes'), ({ card }) =>
      card.keptSizes.length > 1 ? card.keptSizes.map(({ name }) => name).join(', ') : null,
    ),
    row(t('colors'), ({ card }) => card.swatches.map(({ name }) => name).join(', ')),
    row(t('producer'), ({ page }) => page.producer?.name),
    ...[...parameters].map((name) =>
      row(name, ({ page }) =>
        page.product.details.parameters
          .filter((parameter) => parameter.name === name)
          .map(({ value }) => value)
          .join(', '),
      ),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
}
