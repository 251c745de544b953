import { classNames } from '../../../components/shared/index.ts';
import drawing from '../../demo/brand/logo.svg?raw';
import { isDrawn } from './brand.ts';
import * as styles from './logo.css.ts';

/** The content of the drawing's <svg>: this one brings its class and is decoration. */
const shapes = drawing.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
const viewBox = /viewBox="([^"]+)"/.exec(drawing)?.[1];

/** The word mark "sień" with its gable, else the shop's name in letters. The surrounding link or text has the name. */
export function Logo({ shopName, isFull = false }: { shopName: string; isFull?: boolean }) {
  if (!isDrawn(shopName))
    return (
      <span className={styles.letters} aria-hidden="true">
        <span className={styles.name}>{shopName}</span>
      </span>
    );
  return (
    <svg
      className={classNames(styles.logo, isFull && styles.full)}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
