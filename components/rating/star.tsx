import { Icon, icons } from '../icon/index.ts';
import { icon } from '../icon/icon.css.ts';
import * as styles from './rating.css.ts';

export interface StarProps {
  /** How much of it is filled, from 0 to 1. */
  share: number;
  size: 16 | 20 | 24;
}

/** Where the ink of the drawing begins and ends on its grid of 24, the stroke included. */
const ink = { from: 2.5, to: 21.5 } as const;

/** One star, filled from its left edge up to `share`: one drawing, so that outline and filling cannot come apart. */
export function Star({ share, size }: StarProps) {
  if (share === 0) return <Icon shape={icons.starOutline} size={size} />;
  if (share === 1) return <Icon shape={icons.star} size={size} />;
  return (
    <svg className={icon} viewBox="0 0 24 24" data-size={size} aria-hidden="true">
      <path d={icons.starOutline.path} />
      {/* An inner drawing cuts off what is wider than itself, without an id as `clipPath` needs one. */}
      <svg width={ink.from + share * (ink.to - ink.from)} height="24">
        <path className={styles.partFilling} d={icons.star.path} />
      </svg>
    </svg>
  );
}
