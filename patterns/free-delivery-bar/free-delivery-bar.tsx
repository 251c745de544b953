import { Icon, icons } from '../../components/icon/index.ts';
import { HiddenSpace } from '../../components/visually-hidden/index.ts';
import * as styles from './free-delivery-bar.css.ts';

export interface FreeDeliveryBarProps {
  /** "Do darmowej dostawy brakuje", or that delivery is free. */
  text: string;
  /** The missing amount, formatted; null if nothing is. */
  amount: string | null;
  /** "217,35 zł z 250,00 zł" */
  progressText: string;
  /** What the basket is worth so far, in grosze. */
  worth: number;
  /** The worth from which delivery is free, in grosze. */
  from: number;
}

/**
 * How far the basket is from free delivery; active (`data-active`) exactly where nothing is missing (T-22). The words say it; the bar only shows it. It is hidden from screen readers:
 * Orca 43 speaks every change of a progress bar as a bare "100 procent".
 */
export function FreeDeliveryBar({ text, amount, progressText, worth, from }: FreeDeliveryBarProps) {
  const isActive = amount === null;
  return (
    <div className={styles.box} data-active={isActive || undefined}>
      <p className={styles.line}>
        <span className={isActive ? styles.reached : undefined}>
          {isActive && <Icon shape={icons.checkCircle} size={20} />}
          {text}
          {amount !== null && <strong className={styles.amount}> {amount}</strong>}
        </span>
        {!isActive && (
          <span className={styles.progressText}>
            <HiddenSpace />
            {progressText}
          </span>
        )}
      </p>
      <progress className={styles.bar} max={from} value={worth} aria-hidden="true" />
    </div>
  );
}
