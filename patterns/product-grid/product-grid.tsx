import type { ReactNode } from 'react';
import { Grid } from '../../components/grid/index.ts';
import { ProductCard, type ProductCardData } from '../product-card/index.ts';

export interface ProductGridProps {
  /** The products, in the order of the list. */
  products: ReadonlyArray<ProductCardData>;
  /** The level of the cards' headings: one below the heading over the grid. */
  headingLevel: 2 | 3;
  /** The grid is in the first view: its first picture loads before others. */
  hasPriority?: boolean;
  /** Four that belong together, not a list: two by two or all in one row, so that none is alone in its row. */
  isFour?: boolean;
  /** Filters stand beside it on wide pages: three columns at most. */
  isBesideFilters?: boolean;
  /** The id of the heading that names the list. */
  labelledBy?: string;
  /** The id of a card on the page. */
  idOf?: (product: ProductCardData) => string;
  /** Buttons over the corner of a card's picture. */
  actionsOf?: (product: ProductCardData) => ReactNode;
  /** Buttons under the lines of a card. */
  footOf?: ((product: ProductCardData) => ReactNode) | undefined;
}

/** Cards on the product grid: two beside each other on phones, three on tablets, four on desktops (three beside filters). */
export function ProductGrid({
  products,
  headingLevel,
  labelledBy,
  isFour = false,
  isBesideFilters = false,
  hasPriority = false,
  idOf,
  actionsOf,
  footOf,
}: ProductGridProps) {
  const columns = isFour ? ([2, 2, 4, 4] as const) : ([2, 3, 3, isBesideFilters ? 3 : 4] as const);
  return (
    <Grid as="ul" columns={columns} isOfProducts aria-labelledby={labelledBy}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            headingLevel={headingLevel}
            isPriority={hasPriority && index === 0}
            isBesideFilters={isBesideFilters}
            id={idOf?.(product)}
            actions={actionsOf?.(product)}
            foot={footOf?.(product)}
          />
        </li>
      ))}
    </Grid>
  );
}
