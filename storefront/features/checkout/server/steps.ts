import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { orderTexts } from '../../catalogue/browser.ts';

export interface OrderStep {
  name: string;
  /** The link to change a finished step. */
  href?: string;
}

/** The four steps in the line above; after the order none can be changed. */
export function orderSteps(current: 2 | 3 | 4, texts: TextsContext): ReadonlyArray<OrderStep> {
  const t = translator(orderTexts, texts);
  const steps: ReadonlyArray<OrderStep> = [
    { name: t('step.basket'), href: addressOf('basket') },
    { name: t('step.delivery'), href: addressOf('order-step-1') },
    { name: t('step.summary') },
    { name: t('step.done') },
  ];
  return current === 4 ? steps.map(({ name }) => ({ name })) : steps;
}
