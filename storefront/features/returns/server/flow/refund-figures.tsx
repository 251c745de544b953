import { useTexts } from '../../../../../components/texts/index.ts';
import type { FlowMoney } from './flow.ts';
import * as styles from './flow.css.ts';
import { returnTexts } from './texts.ts';

/** What is paid back, and for what. @param amounts the same, formatted */
export function RefundFigures({
  money,
  amounts,
}: {
  money: FlowMoney;
  amounts: Readonly<Record<keyof FlowMoney, string>>;
}) {
  const t = useTexts(returnTexts);
  const shown = (['goods', 'delivery', 'fee'] as const).filter((name) => name === 'goods' || money[name] > 0);
  return (
    <dl className={styles.amounts}>
      {[...shown, 'total' as const].map((name) => [
        <dt key={`${name} name`}>{t(`summary.${name}`)}</dt>,
        <dd key={name}>{amounts[name]}</dd>,
      ])}
    </dl>
  );
}
