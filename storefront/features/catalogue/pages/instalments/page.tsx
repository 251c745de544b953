import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Table } from '../../../../../components/table/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { calculatorTexts } from '../../browser/instalments/calculator.texts.ts';
import { calculatorView } from '../../browser/instalments/calculator-view.ts';
import calculator from '../../browser/instalments/islands/calculator.tsx';
import type { InstalmentsPageData } from './index.ts';
import * as styles from './page.css.ts';
import { instalmentsPageTexts } from './texts.ts';

/** The calculator, and all numbers of instalments for the amount of the address. */
export function InstalmentsPage({ data: { question, terms } }: PageViewProps<InstalmentsPageData>) {
  const t = useTexts(calculatorTexts);
  const tPage = useTexts(instalmentsPageTexts);
  const { result } = calculatorView(question, terms, useTextsContext());
  return (
    <Container>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs trail={[{ name: tPage('home'), href: addressOf('home') }]} current={t('title')} />
      </div>
      <div className={styles.page}>
        <header className={styles.head}>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead', { name: terms.instalmentName })}</Text>
        </header>
        <Island of={calculator} props={{ question, terms, page: addressOf('instalments'), isPage: true }} />
        {result && result.plans.length > 1 && (
          <section className={styles.section} aria-label={t('compare')}>
            <Table
              caption={t('plansFor', { amount: `${question.amount}\u00a0${terms.currency.symbol}` })}
              columns={[
                { id: 'count', header: t('count'), isRowHeader: true, cell: ({ months }) => months },
                { id: 'instalment', header: t('instalment'), isNumeric: true, cell: ({ instalment }) => instalment },
                { id: 'total', header: t('total'), isNumeric: true, cell: ({ total }) => total },
                { id: 'cost', header: t('cost'), isNumeric: true, cell: ({ cost }) => cost },
                { id: 'rrso', header: t('rrso'), isNumeric: true, cell: ({ rrso }) => rrso },
              ]}
              rows={result.plans}
              rowKey={({ months }) => months}
              layout="stack"
            />
          </section>
        )}
      </div>
    </Container>
  );
}
