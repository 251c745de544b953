import { account } from '../../reference/asking/account.ts';
import { accountNames, type AccountField } from '../form-values.ts';

/** What somebody types who wants an account for a firm, by the names of the form. */
export const rightAccount: Readonly<Record<string, string>> = {
  ...account,
  client_type: 'firm',
  client_firm: 'Sień sp. z o.o.',
  client_nip: '5252344078',
};

/** Every field, empty and otherwise wrong, with the sentence that the shopper reads there. */
export const wrongFields: ReadonlyArray<readonly [field: AccountField, typed: string, sentence: string]> = [
  ['companyName', '', 'Wpisz nazwę firmy.'],
  ['companyName', 'Sień <b>', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['taxNumber', '', 'Ten numer NIP nie jest poprawny w\u00a0wybranym kraju.'],
  ['taxNumber', '5252344079', 'Ten numer NIP nie jest poprawny w\u00a0wybranym kraju.'],
  ['firstname', '', 'Wpisz imię.'],
  ['firstname', 'Han{na}', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['lastname', '', 'Wpisz nazwisko.'],
  ['lastname', '<Źrebiec>', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['email', '', 'Podano niepoprawny adres email.'],
  ['email', 'hanna@', 'Podano niepoprawny adres email.'],
  ['phone', '', 'Wpisz poprawny numer telefonu.'],
  ['phone', '600 100', 'Wpisz poprawny numer telefonu.'],
  ['street', '', 'Wpisz ulicę.'],
  ['street', 'Łob<zowska', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['streetNumber', '', 'Wpisz numer domu.'],
  ['zipcode', '', 'Wpisz poprawny kod pocztowy.'],
  ['zipcode', '3114', 'Wpisz poprawny kod pocztowy.'],
  ['city', '', 'Wpisz miejscowość.'],
  ['city', 'Kra<ków', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ['login', '', 'Wpisz login.'],
  ['login', 'ha na', 'Login ma od 3 do 40 znaków'],
  ['password', '', 'Wpisz hasło.'],
  ['password', 'tajne', 'Hasło jest za krótkie.'],
  ['password', 'tajne-tajne-tajne', 'Hasło jest za długie.'],
  ['password', 'hanna', 'Hasło jest za krótkie.'],
  ['passwordRepeat', 'inne-1234', ''],
];

export const nameOfField = (field: AccountField): string => accountNames[field];
