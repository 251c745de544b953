import { translator } from '../../../../../components/texts/index.ts';
import { readAmount } from '../../../../../patterns/rules/instalment-calculator.ts';
import { formatAmount } from '../../../../../patterns/rules/money.ts';
import { notFound, page } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import type { CalculatorQuestion, LenderTerms } from '../../browser/instalments/calculator-view.ts';
import { calculatorTexts } from '../../browser/instalments/calculator.texts.ts';
import { hasLender, lenderTerms } from '../../server/instalments/instalments-data.ts';
import { InstalmentsPage } from './page.tsx';

export interface InstalmentsPageData {
  question: CalculatorQuestion;
  terms: LenderTerms;
}

/** The longest amount that the form shows again. */
const longestAmount = 20;

/** "549.00" of a link is shown as "549,00"; what is no amount stays as typed. */
function shown(text: string): string {
  const amount = readAmount(text);
  return amount === null ? text.slice(0, longestAmount) : formatAmount(amount);
}

/** The instalment calculator with its own address (H-16): for browsers without a script, and for links. */
export default definePage('instalments', {
  load: ({ url, texts, settings }) =>
    hasLender(settings)
      ? page<InstalmentsPageData>({
          question: {
            amount: shown(url.searchParams.get('amount') ?? formatAmount(settings.instalmentMinimum)),
            months: url.searchParams.get('months') ?? '',
          },
          terms: lenderTerms({ texts, settings }),
        })
      : notFound(),
  head: (_data, { texts }) => ({
    title: translator(calculatorTexts, texts)('title'),
    canonical: addressOf('instalments'),
  }),
  view: InstalmentsPage,
});
