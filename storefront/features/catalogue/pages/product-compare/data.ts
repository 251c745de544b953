import { translator } from '../../../../../components/texts/texts.ts';
import { sessionOf } from '../../../../shared/session.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page, type LoadAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { ProductCard } from '../../../../store/index.ts';
import { comparisonRows, type ComparedProduct, type ComparisonRow } from '../../server/comparison/comparison-rows.ts';
import { comparisonTexts } from '../../server/comparison/texts.ts';
import { productCardData, type SavableCard } from '../../server/product-cards/index.ts';

type Context = PageContext<'product-compare'>;

/** A column: a product, and the sizes that can be bought now. */
export interface ComparedColumn {
  card: SavableCard;
  /** Empty where the basket does not take it. */
  sizes: ReadonlyArray<{ type: string; name: string }>;
}

export interface ComparisonData {
  columns: ReadonlyArray<ComparedColumn>;
  rows: ReadonlyArray<ComparisonRow>;
  /** Only rows that differ are shown. */
  isOnlyDifferences: boolean;
  /** How many products stand beside each other, by viewport level. */
  columnsByLevel: ReadonlyArray<number>;
  most: number;
}

/** product-compare.php: the products that the visitor compares, in the order they were added. */
export async function loadComparison(context: Context): Promise<LoadAnswer<ComparisonData>> {
  const { store, settings, texts, url } = context;
  const ids = await store.comparisons.products(await sessionOf(context));
  const [cards, pages] = await Promise.all([store.catalogue.cards(ids), store.catalogue.productPages(ids)]);
  const products = cards.flatMap((card): Array<ComparedProduct & { sizes: ComparedColumn['sizes'] }> => {
    const found = pages.get(card.id);
    if (!found?.product.isOffered) return [];
    const state = stateOf(card);
    const sizes = state === 'available' ? card.sizes.filter(({ isAvailable }) => isAvailable) : [];
    return [{ card: productCardData(card, context), page: found, state, sizes }];
  });
  const isOnlyDifferences = products.length > 1 && url.searchParams.get('differences') === 'y';
  const rows = comparisonRows(products, texts);
  return page({
    columns: products.map(({ card, sizes }) => ({ card, sizes: sizes.map(({ type, name }) => ({ type, name })) })),
    rows: isOnlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows,
    isOnlyDifferences,
    columnsByLevel: settings.compareColumns,
    most: Math.max(...settings.compareColumns),
  });
}

function stateOf(card: ProductCard): ComparedProduct['state'] {
  if (!card.isFreeToOrder && (card.isPhonePrice || card.isGratis || card.isForPointsOnly)) return 'notSold';
  return card.isAvailable ? 'available' : 'soldOut';
}

export const comparisonHead = ({ isOnlyDifferences }: ComparisonData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(comparisonTexts, texts)(isOnlyDifferences ? 'titleDifferences' : 'title'),
  isIndexed: false,
});
