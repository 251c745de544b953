import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { formatMoment } from '../../../../patterns/rules/warsaw-time.ts';
import type { Withdrawal } from '../store.ts';
import { statementTexts } from './statement.texts.ts';

/** The declaration in a sentence, and the products below it; no products for the whole order. */
export function statementOf(
  { name, orderNumber, goods }: Pick<Withdrawal, 'name' | 'orderNumber' | 'goods'>,
  texts: TextsContext,
): { sentence: string; goods: ReadonlyArray<string> } {
  const t = translator(statementTexts, texts);
  return {
    sentence: t(goods === '' ? 'whole' : 'part', { name, number: orderNumber }),
    goods: goods === '' ? [] : goods.split('\n'),
  };
}

/** "26 listopada 2026, 14:05:31": the directive asks for date and time. */
export const submittedText = ({ submittedAt }: Pick<Withdrawal, 'submittedAt'>, { locale }: TextsContext): string =>
  formatMoment(submittedAt, locale);
