import type { ReactNode } from 'react';
import { Container } from '../../../../../components/container/index.ts';
import { Form, SubmitButton } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Steps } from '../../../../../components/steps/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import { AccountFrame } from '../../../account/frame.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { StepAttempt, StepData } from './step-page.tsx';
import * as styles from './flow.css.ts';
import { addressOfStep, stepOf, steps } from './steps.ts';
import { returnTexts } from './texts.ts';

/** A page about a return: in the account of its client, else on its own. */
export function ReturnFrame({ isOwn, title, children }: { isOwn: boolean; title: string; children: ReactNode }) {
  if (isOwn)
    return (
      <AccountFrame current="returns" title={title} isBelow>
        {children}
      </AccountFrame>
    );
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
    </Container>
  );
}

const names = ['products', 'method', 'repayment', 'summary'] as const;

export interface StepFrameProps extends PageViewProps<StepData, StepAttempt> {
  title: string;
  lead?: string;
  /** The button's words. */
  submit: string;
  /** Beside the button. */
  sum?: ReactNode;
  children: ReactNode;
}

/** One step: the line of steps, its question, its form, the way back. */
export function StepFrame({ data, attempt, title, lead, submit, sum, children }: StepFrameProps) {
  const t = useTexts(returnTexts);
  const { flow, kind, own, back } = data;
  const { place } = stepOf(kind);
  const linkOf = (index: number) => {
    const first = steps.find((step) => step.place === index + 1)!;
    return addressOfStep(first.kind, flow);
  };
  return (
    <ReturnFrame isOwn={flow.isOwn} title={t('head', { number: flow.order.number })}>
      <Steps
        label={t('stepsName')}
        current={place}
        steps={names.map((name, index) => ({ name: t(`step.${name}`), href: linkOf(index) }))}
      />
      <Form method="post" action={own} errors={attempt?.errors ?? []}>
        <div className={styles.step}>
          <div>
            <Heading level={2} look="h3" id="step-heading">
              {title}
            </Heading>
            {lead !== undefined && <Text tone="muted">{keepTogether(lead)}</Text>}
          </div>
          {children}
          <div className={styles.actions}>
            {sum}
            <div className={styles.buttons}>
              {back !== null && <Link href={back}>{t('back')}</Link>}
              <SubmitButton size="large" tone="primary">
                {submit}
              </SubmitButton>
            </div>
          </div>
        </div>
      </Form>
    </ReturnFrame>
  );
}
