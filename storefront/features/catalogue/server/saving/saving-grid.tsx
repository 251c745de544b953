import { ProductGrid, type ProductGridProps } from '../../../../../patterns/product-grid/index.ts';
import type { ProductCardData } from '../../../../../patterns/product-card/index.ts';
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

/** The product grid with hearts, and "Porównaj" where products of a kind stand together. */
export function SavingGrid({ products, hasComparison = false, ...grid }: SavingGridProps) {
  const placeOf = ({ id }: { readonly id: number }): string => `${grid.labelledBy}-${id}`;
  const kept = new Map(products.map((card) => [card.id, { id: card.id, name: nameOf(card), sizes: card.keptSizes }]));
  return (
    <ProductGrid
      {...grid}
      products={products}
      idOf={placeOf}
      actionsOf={(card) => <ListHeart product={kept.get(card.id)!} look="corner" place={placeOf(card)} />}
      footOf={
        hasComparison
          ? (card) => <CompareToggle product={kept.get(card.id)!} isOnCard place={placeOf(card)} />
          : undefined
      }
    />
  );
}
