import { Icon, icons } from '../../../../../components/icon/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { summaryButton } from '../../../../../patterns/summary-button/summary-button.css.ts';
import * as styles from './basket.css.ts';

export interface LineSummaryProps {
  /** What unfolds: "Uwaga i pliki". */
  text: string;
  /** Of the product: lines are heard apart from each other, as their other buttons are. */
  name: string;
}

/** What unfolds more of a line. */
export function LineSummary({ text, name }: LineSummaryProps) {
  return (
    <summary className={summaryButton}>
      <span>
        <span>{text}</span>
        <VisuallyHidden>– {name}</VisuallyHidden>
      </span>
      <span className={styles.summarySign}>
        <Icon shape={icons.chevronDown} size={20} />
      </span>
    </summary>
  );
}
