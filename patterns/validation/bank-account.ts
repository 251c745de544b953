import type { Translate } from '../../components/texts/index.ts';
import type { validationCodeTexts } from '../rules/error-catalogue.validation.texts.ts';

/** What a field named `bankAccount` needs to ask call 4. */
export interface BankAccountValidation {
  url: string;
  method: 'POST';
  message: string;
}

/**
 * Makes a field named `bankAccount` ask call 4, with its own message of spec 5 (V-09, X-06). By POST: an account in an address
 * would stand in the logs of every proxy.
 */
export const bankAccountValidation = (t: Translate<typeof validationCodeTexts.pl>): BankAccountValidation => ({
  url: '/ajax/payments.php?action=verify_iban',
  method: 'POST',
  message: t('incorrect_iban'),
});
