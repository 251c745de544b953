import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import { defineTexts, translator, type TextsContext } from '../../../../components/texts/texts.ts';
import type { PaymentProblem } from '../../../store/index.ts';

export const paymentProblemTexts = defineTexts('paymentProblem', {
  pl: {
    refused: 'Bank odrzucił tę płatność. Nic nie pobraliśmy. Spróbuj jeszcze raz albo zapłać inaczej.',
    code: 'Ten kod BLIK jest błędny albo już nieważny. Wygeneruj nowy w\u00a0aplikacji banku i\u00a0wpisz go tutaj.',
    away: 'Operator płatności nie odpowiada. Zamówienie jest zapisane. Spróbuj za chwilę albo zapłać inaczej.',
    expired: 'Czas na potwierdzenie minął. Zamówienie jest zapisane. Spróbuj jeszcze raz albo zapłać inaczej.',
    left: 'Płatność nie została dokończona. Zamówienie jest zapisane. Spróbuj jeszcze raz albo zapłać inaczej.',
  },
});

/** Why a payment stopped, in a sentence for its buyer. */
export const paymentProblemText = (problem: PaymentProblem | undefined, texts: TextsContext): string =>
  problem === undefined ? errorText('error.payment.general', texts) : translator(paymentProblemTexts, texts)(problem);
