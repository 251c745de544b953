import { CompareToggle } from './compare-toggle.tsx';
import { ListHeart, type KeptProduct } from './list-heart.tsx';
import * as styles from './saving.css.ts';

/** "Dodaj do listy" and "Porównaj" of the product page's row of actions. */
export function ProductSaving({ product }: { product: KeptProduct }) {
  return (
    <div className={styles.row}>
      <ListHeart product={product} look="row" />
      <CompareToggle product={product} />
    </div>
  );
}
