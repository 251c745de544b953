import { Image, type ImageSource } from '../../components/image/index.ts';
import * as styles from './basket-line.css.ts';

export interface OrderLineProps {
  /** The product's name, as it is sold. */
  name: string;
  /** The product's picture; null where it has none. Decoration: the name beside it says what it shows. */
  picture: ImageSource | null;
  /** "kobalt · 2 × 69,00 zł" */
  facts: string;
  /** What the line costs, formatted. */
  total: string;
  /** Why it cannot be ordered. */
  problem?: string | null;
}

/** A read-only line of an order under review. */
export function OrderLine({ name, picture, facts, total, problem }: OrderLineProps) {
  return (
    <div className={styles.orderLine}>
      <div className={styles.orderPicture}>{picture && <Image source={picture} alt="" sizes="72px" ratio="1:1" />}</div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{facts}</p>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <p className={styles.total}>{total}</p>
    </div>
  );
}
