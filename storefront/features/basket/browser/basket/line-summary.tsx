import { Icon, icons } from '../../../../../components/icon/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { summaryButton } from '../../../../../patterns/summary-button/summary-button.css.ts';
import * as styles from './basket.css.ts';

export interface LineSummaryProps {
  /** The label: "Uwaga i pliki". */
  text: string;
  /** Of the product: screen readers distinguish lines, as by their other buttons. */
  name: string;
}

/** Opens a line's details. */
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
