import { defineTexts } from '../../components/texts/texts.ts';
import { validationTexts } from '../validation/texts.ts';

const illegal = validationTexts.pl.illegal_characters;
const missing = validationTexts.pl.required;

/**
 * Every validation code of spec 8, in its spelling, beside those of the shop's own forms: one namespace, so that a shop
 * that sets `validation.incorect_email` sets it in the browser, on the pages and in the calls. Missing values have one
 * sentence (V-01): it stands at its field; elsewhere the name of the field precedes it.
 */
export const validationCodeTexts = defineTexts('validation', {
  pl: {
    ...validationTexts.pl,
    birth_date: 'Wpisz prawdziwą datę urodzenia w\u00a0formie RRRR-MM-DD.',
    illegal_characters_client_city: illegal,
    illegal_characters_client_firm: illegal,
    illegal_characters_client_firstname: illegal,
    illegal_characters_client_lastname: illegal,
    illegal_characters_client_nip: illegal,
    illegal_characters_client_phone: illegal,
    illegal_characters_client_phone2: illegal,
    illegal_characters_client_street: illegal,
    illegal_characters_delivery_additional: illegal,
    illegal_characters_delivery_city: illegal,
    illegal_characters_delivery_firstname: illegal,
    illegal_characters_delivery_lastname: illegal,
    illegal_characters_delivery_phone: illegal,
    illegal_characters_delivery_street: illegal,
    incorect_delivery_region: 'Wybierz kraj odbiorcy.',
    incorect_delivery_zipcode: missing,
    incorect_invoice_phone: 'Wpisz poprawny numer telefonu do faktury.',
    incorect_invoice_zipcode: missing,
    incorect_nip: 'Ten numer NIP nie jest poprawny w\u00a0wybranym kraju.',
    incorect_phone: 'Wpisz poprawny numer telefonu, np. 600\u00a0100\u00a0200.',
    incorect_shops: 'Wybierz sklep z\u00a0listy.',
    incorect_zipcode: 'Wpisz kod pocztowy, np. {examples}.',
    incorect_zipcode_any: 'Wpisz poprawny kod pocztowy.',
    incorrect_region: 'Wybierz kraj z\u00a0listy.',
    incorrect_iban: 'Format numeru konta bankowego jest niepoprawny',
    invalid_format: 'Wpisz co najmniej jedną literę.',
    login_equals_password: 'Hasło musi być inne niż login.',
    login_taken: 'Ten login jest już zajęty. Wybierz inny.',
    login_taken_login_propose: 'Ten login jest już zajęty. Wolny jest na przykład: {login}.',
    no_city: missing,
    no_delivery_city: missing,
    no_delivery_firstname: missing,
    no_delivery_lastname: missing,
    no_delivery_street: missing,
    no_firmname: missing,
    no_firstname: missing,
    no_invoice_city: missing,
    no_invoice_firmname: missing,
    no_invoice_firstname: missing,
    no_invoice_lastname: missing,
    no_invoice_street: missing,
    no_invoice_street_number: missing,
    no_login: missing,
    no_name: missing,
    no_password: missing,
    no_street: missing,
    no_street_number_uk: missing,
    not_equal_passwords: 'Hasła się różnią. Wpisz dwa razy to samo hasło.',
    password_common: 'To hasło łatwo odgadnąć. Wybierz inne.',
    used_login: 'Ten login jest już zajęty. Wybierz inny.',
  },
});

/** A validation code: those of spec 8, letter for letter, and those of the shop's own forms. */
export type ValidationCode = keyof typeof validationCodeTexts.pl;
