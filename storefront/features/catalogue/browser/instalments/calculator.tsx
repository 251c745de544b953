import { useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { announce } from '../../../../../components/announcer/index.ts';
import { Button } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { formatMoney } from '../../../../../patterns/rules/money.ts';
import { calculatorTexts } from './calculator.texts.ts';
import { calculatorView, type CalculatorQuestion, type CalculatorResult, type LenderTerms } from './calculator-view.ts';
import * as styles from './calculator.css.ts';

export interface InstalmentCalculatorProps {
  /** What the form starts with. */
  question: CalculatorQuestion;
  /** The calculator's page: without a script the form is sent there. */
  page: string;
  terms: LenderTerms;
  /** On its own page, whose address contains the question: the form has a button. */
  isPage?: boolean;
}

/**
 * Amount and number of instalments to the instalment and its representative example (H-16). A GET form; with a script it
 * calculates while the visitor types and announces each result once.
 */
export function InstalmentCalculator({ question, page, terms, isPage = false }: InstalmentCalculatorProps) {
  const t = useTexts(calculatorTexts);
  const texts = useTextsContext();
  const [typed, setTyped] = useState(question);
  const { months, chosen, problem, result } = calculatorView(typed, terms, texts);
  const said = useRef(result?.chosen);
  const money = (amount: number) => formatMoney(amount, terms.currency);

  const tell = (next: CalculatorQuestion) => {
    const found = calculatorView(next, terms, texts).result?.chosen;
    const isNew = found && (found.title !== said.current?.title || found.total !== said.current?.total);
    said.current = found;
    if (isNew) announce(t('announced', { plan: found.title, total: found.total, rrso: found.rrso }));
  };
  const choose = (value: string) => {
    const next = { ...typed, months: value };
    setTyped(next);
    tell(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isPage) return;
    event.preventDefault();
    tell(typed);
  };

  return (
    <div className={styles.calculator}>
      <form className={styles.form} action={page} method="get" noValidate onSubmit={submit}>
        <TextField
          name="amount"
          label={t('amount')}
          hint={t('amountHint', { from: money(terms.minPrice), to: money(terms.maxPrice) })}
          defaultValue={question.amount}
          inputMode="decimal"
          autoComplete="off"
          suffix={terms.currency.symbol}
          error={problem ?? undefined}
          onChange={({ target }) => setTyped((before) => ({ ...before, amount: target.value }))}
          onBlur={() => tell(typed)}
        />
        {months.length > 1 ? (
          <RadioGroup
            label={t('months')}
            name="months"
            look="option"
            options={months}
            defaultValue={chosen}
            onChange={choose}
          />
        ) : (
          <input type="hidden" name="months" value={chosen} />
        )}
        {isPage && <Button type="submit">{t('calculate')}</Button>}
      </form>
      {result && <Result {...result} lender={terms.instalmentName} isPage={isPage} />}
    </div>
  );
}

function Result({
  chosen,
  example,
  simulator,
  lender,
  isPage,
}: CalculatorResult & { lender: string; isPage: boolean }) {
  const t = useTexts(calculatorTexts);
  const rows = [
    { name: t('total'), value: chosen.total },
    { name: t('cost'), value: chosen.cost },
    { name: t('rrso'), value: chosen.rrso },
    ...(chosen.last === chosen.instalment ? [] : [{ name: t('last'), value: chosen.last }]),
  ];
  return (
    <section className={styles.result} aria-label={t('result')}>
      <Heading level={isPage ? 2 : 3} look="h3">
        {chosen.title}
      </Heading>
      <dl className={styles.facts}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.example}>
        <strong className={styles.exampleTitle}>{t('exampleTitle')}:</strong> {example} {t('contract')}
      </p>
      {simulator !== null && (
        <p className={styles.more}>
          <Link href={simulator} leadsTo="newWindow" onClick={openPopup}>
            {t('simulator', { name: lender })}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The lender's simulator in a small window (S-43); where none may open, the link opens it in a tab. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  const popup = window.open(event.currentTarget.href, 'instalment-simulator', 'popup,width=640,height=760');
  if (!popup) return;
  // The lender's page must not reach the shop's window.
  popup.opener = null;
  event.preventDefault();
}
