import { describe, expect, it } from 'vitest';
import { translator } from '../../../components/texts/texts.ts';
import { validationCodeTexts } from '../error-catalogue.validation.texts.ts';
import {
  clientDataFields,
  clientDataProblem,
  usuallyRequired,
  type ClientDataContext,
  type ClientDataField,
} from './check.ts';
import type { Party } from './codes.ts';
import { clientDataText, messagesOf } from './problem.ts';
import { limits, numbers, today } from './testing/rules.ts';

const t = translator(validationCodeTexts, { locale: 'pl' });
const context: ClientDataContext = {
  country: 'PL',
  party: 'client',
  required: usuallyRequired,
  passwordForm: 'account',
  limits,
  today,
  numbers,
};
const problem = (field: ClientDataField, value: string, changes: Partial<ClientDataContext> = {}) =>
  clientDataProblem(field, value, { ...context, ...changes });
const codeOf = (...asked: Parameters<typeof problem>) => problem(...asked)?.code ?? '';

describe('client data checks [V-12 part]', () => {
  it.each([
    ['firstname', 'Hanna', ''],
    ['firstname', ' Anna-Maria ', ''],
    ['firstname', 'Jean–Luc d’Arc', ''],
    ['firstname', 'Олена', ''],
    ['firstname', '', 'no_firstname'],
    ['firstname', '   ', 'no_firstname'],
    ['firstname', 'H4nna', 'illegal_characters_client_firstname'],
    ['firstname', 'Hanna\u202e', 'illegal_characters_client_firstname'],
    ['firstname', '...', 'invalid_format'],
    ['firstname', 'x'.repeat(100), ''],
    ['firstname', 'x'.repeat(101), 'maxlength'],
    ['lastname', 'O’Hara', ''],
    ['lastname', '', 'no_name'],
    ['lastname', 'Nowak<b>', 'illegal_characters_client_lastname'],
    ['companyName', '', ''],
    ['companyName', 'Wełna & Len "Sień" Sp. z o.o.', ''],
    ['companyName', '4711', ''],
    ['companyName', '100% Len!', ''],
    ['companyName', 'Len <script>', 'illegal_characters_client_firm'],
    ['taxNumber', '', ''],
    ['taxNumber', '526-025-02-74', ''],
    ['taxNumber', 'PL5260250274', ''],
    ['taxNumber', '5260250275', 'incorect_nip'],
    ['taxNumber', '526_025', 'illegal_characters_client_nip'],
    ['street', 'Łobzowska 8/3', ''],
    ['street', '3 Maja 5', ''],
    ['street', '', 'no_street'],
    ['street', 'Łobzowska', 'no_street_number'],
    ['street', 'Łobzowska ', 'no_street_number'],
    ['street', '8 3', 'invalid_format'],
    ['street', 'Łobzowska {8}', 'illegal_characters_client_street'],
    ['zipcode', '31-145', ''],
    ['zipcode', '31145', ''],
    ['zipcode', '3114', 'incorect_zipcode'],
    ['zipcode', '', 'incorect_zipcode'],
    ['city', 'Kraków', ''],
    ['city', 'Bielsko-Biała', ''],
    ['city', '', 'no_city'],
    ['city', '12345', 'invalid_format'],
    ['city', 'Kraków|', 'illegal_characters_client_city'],
    ['phone', '600 100 200', ''],
    ['phone', '+48 600100200', ''],
    ['phone', '', 'incorect_phone'],
    ['phone', '60010020', 'incorect_phone'],
    ['phone', '000000000', 'incorect_phone'],
    ['phone', '600 100 20x', 'illegal_characters_client_phone'],
    ['email', 'hanna@poczta.pl', ''],
    ['email', 'hanna@poczta', 'incorect_email'],
    ['email', '', 'incorect_email'],
    ['email', `${'x'.repeat(92)}@poczta.pl`, 'incorect_email'],
    ['birthDate', '', ''],
    ['birthDate', '1990-02-28', ''],
    ['birthDate', '1990-02-30', 'birth_date'],
    ['birthDate', '28.02.1990', 'birth_date'],
    ['birthDate', '1899-12-31', 'birth_date'],
    ['birthDate', '1900-01-01', ''],
    ['birthDate', '2026-11-22', ''],
    ['birthDate', '2026-11-23', 'birth_date'],
    ['login', 'hanna@poczta.pl', ''],
    ['login', '', 'no_login'],
    ['login', 'ha', 'incorect_login'],
    ['login', 'hanna!', 'incorect_login'],
    ['password', 'tajne1', ''],
    ['password', '', 'no_password'],
    ['password', '      ', ''],
    ['password', 'tajne', 'password_to_short'],
    ['password', 'x'.repeat(31), 'password_to_long'],
  ] as const)('%s %j: %s', (field, value, code) => {
    expect(codeOf(field, value)).toBe(code);
  });

  it.each([
    ['firstname', '', 'delivery', 'no_delivery_firstname'],
    ['lastname', '', 'delivery', 'no_delivery_lastname'],
    ['street', '', 'delivery', 'no_delivery_street'],
    ['city', '', 'delivery', 'no_delivery_city'],
    ['zipcode', '', 'delivery', 'incorect_delivery_zipcode'],
    ['zipcode', '3', 'delivery', 'incorect_zipcode'],
    ['companyName', '<', 'delivery', 'illegal_characters_delivery_additional'],
    ['city', '<', 'delivery', 'illegal_characters_delivery_city'],
    ['firstname', '<', 'delivery', 'illegal_characters_delivery_firstname'],
    ['lastname', '<', 'delivery', 'illegal_characters_delivery_lastname'],
    ['phone', '<', 'delivery', 'illegal_characters_delivery_phone'],
    ['street', '<', 'delivery', 'illegal_characters_delivery_street'],
    ['firstname', '', 'invoice', 'no_invoice_firstname'],
    ['lastname', '', 'invoice', 'no_invoice_lastname'],
    ['companyName', '', 'invoice', 'no_invoice_firmname'],
    ['street', '', 'invoice', 'no_invoice_street'],
    ['street', 'Łobzowska', 'invoice', 'no_invoice_street_number'],
    ['city', '', 'invoice', 'no_invoice_city'],
    ['zipcode', '', 'invoice', 'incorect_invoice_zipcode'],
    ['phone', '600', 'invoice', 'incorect_invoice_phone'],
  ] as const)('%s %j of the %s address: %s [V-16 part]', (field, value, party: Party, code) => {
    expect(codeOf(field, value, { party, required: clientDataFields })).toBe(code);
  });

  it.each([
    ['DE', 'zipcode', '10115', ''],
    ['DE', 'zipcode', '31-145', 'incorect_zipcode'],
    ['DE', 'taxNumber', 'DE136695976', ''],
    ['DE', 'taxNumber', '5260250274', 'incorect_nip'],
    ['DE', 'phone', '030 901820', ''],
    ['DE', 'street', 'Unter den Linden 5', ''],
    ['GB', 'zipcode', 'sw1a 1aa', ''],
    ['GB', 'street', 'Church Lane Rose Cottage', ''],
    ['GB', 'street', 'Church Lane ', 'no_street_number_uk'],
    ['FR', 'street', '12 rue de Rivoli', ''],
    ['PL', 'street', '12 Rivoli', 'no_street_number'],
    ['AE', 'zipcode', '00000', ''],
    ['AE', 'taxNumber', '100000000000003', ''],
    ['AE', 'taxNumber', '--', 'incorect_nip'],
  ] as const)('in %s: %s %j: %s', (country, field, value, code) => {
    expect(codeOf(field, value, { country })).toBe(code);
  });

  it('writes the problem in Polish, with the country’s formats and the form’s limits [X-17]', () => {
    const said = (...asked: Parameters<typeof problem>) => clientDataText(problem(...asked)!, t);
    expect(said('zipcode', '3114')).toBe('Wpisz kod pocztowy, np. 31-145.');
    expect(said('zipcode', '3114', { country: 'US' })).toBe('Wpisz kod pocztowy, np. 31145 albo 31145-0672.');
    expect(said('zipcode', '3114', { country: 'GB' })).toBe('Wpisz kod pocztowy, np. A3 1BC albo A31 1BC.');
    expect(said('zipcode', '3114', { country: 'KE' })).toBe('Wpisz poprawny kod pocztowy.');
    expect(said('birthDate', '1.1.1990')).toBe('Wpisz prawdziwą datę urodzenia w\u00a0formie RRRR-MM-DD.');
    // An empty field and a malformed e-mail have one code on the wire, and the sentences of every other form [V-01] [V-07].
    for (const field of clientDataFields) {
      expect(said(field, '', { required: clientDataFields }), field).toBe('Proszę wypełnić to pole.');
    }
    expect(said('email', 'hanna@')).toBe('Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.');
    expect(said('city', '123')).toBe('Wpisz co najmniej jedną literę.');
    expect(said('city', '<')).toBe('W tym polu jest znak, którego nie przyjmujemy.');
    expect(said('password', '123')).toBe('Hasło jest za krótkie. Wpisz co najmniej 6 znaków.');
    expect(said('password', 'x'.repeat(16), { passwordForm: 'registration' })).toBe(
      'Hasło jest za długie. Wpisz najwyżej 15 znaków.',
    );
    for (const code of ['login_taken', 'used_login'] as const) {
      expect(clientDataText({ code }, t)).toBe('Ten login jest już zajęty. Wybierz inny.');
      expect(clientDataText({ code, values: { login: 'hanna2' } }, t)).toBe(
        'Ten login jest już zajęty. Wolny jest na przykład: hanna2.',
      );
    }
  });
});

describe('the messages of validateClientData', () => {
  it('are none for a valid value, else its code, with the formats of a zip code', () => {
    expect(messagesOf(problem('city', 'Kraków'))).toEqual([]);
    expect(messagesOf(problem('city', ''))).toEqual([{ code: 'no_city', message: '' }]);
    expect(messagesOf(problem('zipcode', '3114'))).toEqual([
      { code: 'incorect_zipcode', message: '' },
      { code: '', message: 'NN-NNN' },
    ]);
    expect(messagesOf(problem('zipcode', '3114', { country: 'KE' }))).toEqual([
      { code: 'incorect_zipcode', message: '' },
    ]);
  });
});
