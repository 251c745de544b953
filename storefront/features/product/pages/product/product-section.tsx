import type { ReactNode } from 'react';
import { Heading } from '../../../../../components/heading/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { classNames } from '../../../../../components/shared/index.ts';
import * as styles from '../../browser/product/product-section.css.ts';

interface ProductSectionProps {
  /** Where links of the page lead to: `#pytania`. */
  id: string;
  title: string;
  /** Folds at every width, closed at first: what few visitors read. */
  isFolded?: boolean;
  children: ReactNode;
}

/**
 * A section under the product. From viewport level 3 it stands open under its heading; below, the heading is a summary
 * that folds it, open at first. Only one of the two headings is drawn, so only one is read.
 */
export function ProductSection({ id, title, isFolded = false, children }: ProductSectionProps) {
  const heading = (titleId?: string) => (
    <Heading level={2} look="h3" {...(titleId && { id: titleId })}>
      {title}
    </Heading>
  );
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-tytul`}>
      {!isFolded && <div className={styles.title}>{heading(`${id}-tytul`)}</div>}
      <details open={!isFolded} className={classNames(styles.fold, !isFolded && styles.openWhenWide)}>
        <summary className={classNames(styles.summary, !isFolded && styles.narrowOnly)}>
          {heading(isFolded ? `${id}-tytul` : undefined)}
          <span className={styles.plus}>
            <Icon shape={icons.plus} />
          </span>
          <span className={styles.minus}>
            <Icon shape={icons.minus} />
          </span>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
