import { useTexts } from '../../../../../components/texts/index.ts';
import type { FlowMoney } from './flow.ts';
import * as styles from './flow.css.ts';
import { returnTexts } from './texts.ts';

interface RefundFiguresProps {
  money: FlowMoney;
  /** The same, formatted. */
  amounts: Readonly<Record<keyof FlowMoney, string>>;
  /** What was paid out, formatted; null before. */
  refunded?: string | null;
}

/** What is paid back, and for what. */
export function RefundFigures({ money, amounts, refunded = null }: RefundFiguresProps) {
  const t = useTexts(returnTexts);
  const shown = (['goods', 'delivery', 'fee'] as const).filter((name) => name === 'goods' || money[name] > 0);
  return (
    <dl className={styles.amounts}>
      {shown.map((name) => [<dt key={`${name} name`}>{t(`summary.${name}`)}</dt>, <dd key={name}>{amounts[name]}</dd>])}
      <dt>{t(refunded === null ? 'summary.total' : 'summary.refunded')}</dt>
      <dd>{refunded ?? amounts.total}</dd>
    </dl>
  );
}
