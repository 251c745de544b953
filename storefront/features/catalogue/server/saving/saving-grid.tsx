import { ProductCard, type ProductCardData } from '../../../../../patterns/product-card/index.ts';
import { ProductGrid, type ProductGridProps } from '../../../../../patterns/product-grid/index.ts';
import type { SavableCard } from '../product-cards/index.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { ListHeart } from './list-heart.tsx';

export interface SavingGridProps extends Omit<ProductGridProps, 'products' | 'actionsOf' | 'footOf' | 'idOf'> {
  products: ReadonlyArray<SavableCard>;
  /** The id of the heading that names the list. */
  labelledBy: string;
  /** Whether the cards can be compared: on lists of a kind, not where they are mixed. */
  hasComparison?: boolean;
}

const nameOf = ({ name, subline }: ProductCardData): string => [name, subline].filter(Boolean).join(', ');

/** The heart and "Porównaj" of a card, and its id, to which their forms return. */
function savingParts(
  card: SavableCard,
  { labelledBy, hasComparison }: Pick<SavingGridProps, 'labelledBy' | 'hasComparison'>,
) {
  const place = `${labelledBy}-${card.id}`;
  const kept = { id: card.id, name: nameOf(card), sizes: card.keptSizes };
  return {
    id: place,
    actions: <ListHeart product={kept} look="corner" place={place} />,
    foot: hasComparison ? <CompareToggle product={kept} isOnCard place={place} /> : undefined,
  };
}

/** The product grid with hearts, and "Porównaj" where products of a kind stand together. */
export function SavingGrid({ products, hasComparison = false, ...grid }: SavingGridProps) {
  const { labelledBy } = grid;
  const partsOf = new Map(products.map((card) => [card.id, savingParts(card, { labelledBy, hasComparison })]));
  return (
    <ProductGrid
      {...grid}
      products={products}
      idOf={({ id }) => partsOf.get(id)!.id}
      actionsOf={({ id }) => partsOf.get(id)!.actions}
      footOf={({ id }) => partsOf.get(id)!.foot}
    />
  );
}

/** One card of a zone, with both. */
export const SavingCard = ({ card, labelledBy }: { card: SavableCard; labelledBy: string }) => (
  <ProductCard product={card} headingLevel={3} {...savingParts(card, { labelledBy, hasComparison: true })} />
);
