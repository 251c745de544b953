import { Icon, icons, type IconShape } from '../../../../../components/icon/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import type { OrderTone } from '../../../checkout/index.ts';
import * as styles from './order-list.css.ts';

const shapes: Readonly<Record<OrderTone, IconShape>> = {
  open: icons.clock,
  waiting: icons.alertTriangle,
  done: icons.checkCircle,
  ended: icons.returnArrow,
};

/** The state of an order in words; icon and colour add nothing to them. */
export function OrderStateMark({ text, tone }: { text: string; tone: OrderTone }) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon shape={shapes[tone]} size={20} />
      <HiddenSpace />
      {text}
    </span>
  );
}
