import { useId, type ReactNode } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import * as styles from './order-summary.css.ts';
import { orderSummaryTexts } from './texts.ts';

export interface SummaryRow {
  /** "Dostawa" */
  label: string;
  /** Its method: "Kurier". */
  note?: string | null;
  /** Formatted. */
  amount: string;
}

export interface SummaryFigures {
  /** The parts of the sum, in the order of addition. */
  rows: ReadonlyArray<SummaryRow>;
  /** The whole sum, formatted. */
  total: string;
  /** What the sum holds: "z VAT". */
  totalNote: string;
  /** Whether nothing is left to pay: the sum is "Razem", no longer "Do zapłaty". */
  isPaid?: boolean;
}

export interface OrderSummaryProps extends SummaryFigures {
  /**
   * The figures of the page's other choices, in the order of its tiles, this one among them. CSS shows those of the
   * chosen tile (`data-variant`, from 1), so that the sum follows the choice without JavaScript.
   */
  variants?: ReadonlyArray<SummaryFigures & { isCurrent: boolean }>;
  /** The button of the next step, after its consents. */
  children?: ReactNode;
  /** Quiet lines below: arrival, seller. */
  notes?: ReadonlyArray<ReactNode>;
}

/** The costs and the next step's button. The sum stands right above the button (Consumer Rights Directive, art. 8). */
export function OrderSummary({ variants, children, notes = [], ...figures }: OrderSummaryProps) {
  const t = useTexts(orderSummaryTexts);
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {t('heading')}
      </Heading>
      {variants ? (
        variants.map(({ isCurrent, ...variant }, index) => (
          <div key={index} data-variant={index + 1} data-current={isCurrent || undefined}>
            <Figures {...variant} />
          </div>
        ))
      ) : (
        <Figures {...figures} />
      )}
      {children}
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note, index) => (
            <p key={index}>{note}</p>
          ))}
        </div>
      )}
    </section>
  );
}

function Figures({ rows, total, totalNote, isPaid = false }: SummaryFigures) {
  const t = useTexts(orderSummaryTexts);
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, note, amount }) => (
        <div key={label} className={styles.row}>
          <dt>
            {label}
            {note && <span className={styles.note}>{` ${note}`}</span>}
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      <div className={styles.totalRow}>
        <dt className={styles.total}>
          {t(isPaid ? 'whole' : 'total')}
          <span className={styles.note}>{` ${totalNote}`}</span>
        </dt>
        <dd className={styles.sum}>{total}</dd>
      </div>
    </dl>
  );
}
