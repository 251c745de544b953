import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { orderTexts } from '../../catalogue/browser.ts';

export interface OrderStep {
  name: string;
  /** Where a finished step can be changed. */
  href?: string;
}

/** The four steps as the line above shows them; after the order nothing behind it can be changed any more. */
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
