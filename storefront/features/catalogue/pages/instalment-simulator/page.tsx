import { Alert } from '../../../../../components/alert/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import * as calculator from '../../browser/instalments/calculator.css.ts';
import * as styles from './page.css.ts';
import type { SimulatorData } from './index.ts';
import { simulatorTexts } from './texts.ts';

/** What the lender was asked, and its answer. */
export function SimulatorPage({ data }: PageViewProps<SimulatorData>) {
  const t = useTexts(simulatorTexts);
  const { lender, shopNumber, variant, worth, view } = data;
  const asked = [
    { name: t('shopNumber'), value: shopNumber },
    { name: t('variant'), value: variant },
    { name: t('worth'), value: worth },
  ];
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>{t('titleOf', { lender })}</Heading>
        <Alert tone="info" title={t('isDemo')}>
          {t('demoText', { name: lender })}
        </Alert>
        <dl className={calculator.facts}>
          {asked.map(({ name, value }) => (
            <div key={name} className={calculator.fact}>
              <dt className={calculator.factName}>{name}</dt>
              <dd className={calculator.factValue}>{value || t('missing')}</dd>
            </div>
          ))}
        </dl>
        {view.problem !== null && <Text>{view.problem}</Text>}
        {view.result && (
          <section className={styles.plans} aria-labelledby="plans">
            <Heading level={2} look="h3" id="plans">
              {t('plans')}
            </Heading>
            <ul role="list">
              {view.result.plans.map((plan) => (
                <li key={plan.months} className={calculator.fact}>
                  <strong>{plan.title}</strong>
                  <HiddenSpace />
                  <span className={calculator.factName}>{t('rrso', { rate: plan.rrso })}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Text tone="muted">{t('close')}</Text>
      </div>
    </Container>
  );
}
