import { account } from '../../../../reference/asking/account.ts';
import { accountNames, type AccountField } from '../../browser/account-names.ts';

/** The input for a company's account, by the names of the form. */
export const rightAccount: Readonly<Record<string, string>> = {
  ...account,
  client_type: 'firm',
  client_firm: 'Sień sp. z o.o.',
  client_nip: '5252344078',
};

const missing = 'Proszę wypełnić to pole.';

/** Every field, empty and otherwise wrong, with the message that the shopper reads there. */
export const wrongFields: ReadonlyArray<readonly [field: AccountField, typed: string, sentence: string]> = [
  ['companyName', '', missing],
  ['companyName', 'Sień <b>', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['taxNumber', '', missing],
  ['taxNumber', '5252344079', 'Ten numer NIP nie jest poprawny w\u00a0wybranym kraju.'],
  ['firstname', '', missing],
  ['firstname', 'Han{na}', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['lastname', '', missing],
  ['lastname', '<Źrebiec>', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['email', '', missing],
  ['email', 'hanna@', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'],
  ['phone', '', missing],
  ['phone', '600 100', 'Wpisz poprawny numer telefonu, np. 600\u00a0100\u00a0200.'],
  ['street', '', missing],
  ['street', 'Łob<zowska', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['streetNumber', '', missing],
  ['zipcode', '', missing],
  ['zipcode', '3114', 'Wpisz kod pocztowy, np. 31-145.'],
  ['city', '', missing],
  ['city', 'Kra<ków', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['login', '', missing],
  ['login', 'ha na', 'Login ma od 3 do 40 znaków'],
  ['password', '', missing],
  ['password', 'tajne', 'Hasło jest za krótkie.'],
  ['password', 'tajne-tajne-tajne', 'Hasło jest za długie.'],
  ['password', 'hanna', 'Hasło jest za krótkie.'],
  ['passwordRepeat', 'inne-1234', ''],
];

export const nameOfField = (field: AccountField): string => accountNames[field];
