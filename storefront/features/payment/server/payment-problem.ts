import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import { defineTexts, translator, type TextsContext } from '../../../../components/texts/texts.ts';
import type { PaymentProblem } from '../../../store/index.ts';

export const paymentProblemTexts = defineTexts('paymentProblem', {
  pl: {
    instalmentsRefused:
      'Bank odrzucił wniosek o\u00a0raty. Zamówienie jest zapisane. Złóż nowy wniosek albo zapłać inaczej.',
    instalmentsLeft:
      'Wniosek o\u00a0raty nie został dokończony. Zamówienie jest zapisane. Złóż go jeszcze raz albo zapłać inaczej.',
    refused: 'Bank odrzucił tę płatność. Nic nie pobraliśmy. Spróbuj jeszcze raz albo zapłać inaczej.',
    code: 'Ten kod BLIK jest błędny albo już nieważny. Wygeneruj nowy w\u00a0aplikacji banku i\u00a0wpisz go tutaj.',
    away: 'Operator płatności nie odpowiada. Zamówienie jest zapisane. Spróbuj za chwilę albo zapłać inaczej.',
    expired: 'Czas na potwierdzenie minął. Zamówienie jest zapisane. Spróbuj jeszcze raz albo zapłać inaczej.',
    left: 'Płatność nie została dokończona. Zamówienie jest zapisane. Spróbuj jeszcze raz albo zapłać inaczej.',
  },
  en: {
    instalmentsRefused:
      'The bank rejected the instalment application. Your order is saved. Apply again or pay another way.',
    instalmentsLeft:
      'The instalment application was not finished. Your order is saved. Apply again or pay another way.',
    refused: 'The bank refused this payment. We took nothing. Try again or pay another way.',
    code: 'This BLIK code is wrong or no longer valid. Generate a new one in your bank’s app and enter it here.',
    away: 'The payment provider is not answering. Your order is saved. Try again in a moment or pay another way.',
    expired: 'The time to confirm has passed. Your order is saved. Try again or pay another way.',
    left: 'The payment was not finished. Your order is saved. Try again or pay another way.',
  },
});

/** Why a payment by a method stopped, in a sentence for its buyer. */
export function paymentProblemText(problem: PaymentProblem | undefined, method: string, texts: TextsContext): string {
  const t = translator(paymentProblemTexts, texts);
  if (problem === undefined) return errorText('error.payment.general', texts);
  if (problem === 'cardType') return errorText('error.payment.cardType', texts);
  if (method === 'instalments' && problem === 'refused') return t('instalmentsRefused');
  if (method === 'instalments' && problem === 'left') return t('instalmentsLeft');
  return t(problem);
}
