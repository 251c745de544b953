import { Icon, icons } from '../icon/index.ts';
import * as styles from './rating.css.ts';

export interface StarProps {
  fill: 'none' | 'half' | 'full';
  size: 16 | 20 | 24;
}

/** One star; a half is a filled one, cut in the middle, over an empty one. */
export function Star({ fill, size }: StarProps) {
  if (fill !== 'half') return <Icon shape={fill === 'full' ? icons.star : icons.starOutline} size={size} />;
  return (
    <span className={styles.layers}>
      <Icon shape={icons.starOutline} size={size} />
      <span className={styles.half}>
        <Icon shape={icons.star} size={size} />
      </span>
    </span>
  );
}
