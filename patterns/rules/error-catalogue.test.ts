import { describe, expect, it } from 'vitest';
import type { Message, TextsContext } from '../../components/texts/texts.ts';
import { errorCatalogue, errorKeys, errorText, isErrorKey, toneOf, type ErrorKey } from './error-catalogue.ts';
import { validationTexts } from '../validation/texts.ts';
import { keepTogether } from './polish.ts';
import { validationCodes } from './testing/validation-codes.ts';

const polish: TextsContext = { locale: 'pl' };
/** The codes of a list in the specification and the contract. */
const listed = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/);
const said = (key: string, values?: Record<string, string | number>): string => {
  expect(isErrorKey(key), key).toBe(true);
  return errorText(key as ErrorKey, polish, values);
};

const serverCodes = listed(`
  account_badlogin account_disabled account_login_disabled account_logoff account_nouser account_passremind add_basket
  askforproduct_error askforproduct_sent basket_empty change_success change_success_despite_no_change
  compare_error_minimum contactus_error contactus_sent deliv_addr_deleted deliv_addr_not_deleted deliv_addr_selected
  deliv_addr_not_selected double_address_error file_upload_invalid_extension file_upload_invalid_type
  file_upload_size_exceeded file_uploaded_remove_fail filter_products_not_found incorrect_email login_unavailable
  mailing_addsuccess mailing_emailexist mailing_maileregerror mailing_nosuchemail mailing_removesuccess
  mailing_sendingconfirm no_street_number noPickupSites noPickupStocks not_enough_product not_enough_product_size
  too_much_product too_much_product_size opinion_addsuccess opinion_adderror opinion_addphotoerror order_minimum
  order_tomuch order_notenough order_notenoughpoints order_invalidpoints order_product_worth order_newpayment_error
  order_newpayment_points_error order_newpayment_voucher_error order_newpayment_incorrect_paymentid ordercancel_ok
  ordercancel_dataerror ordercancel_dberror orderedit_dataerror orderopen_not_found page_only_register
  page_only_unregister password_to_long payment_success payment_pending payment_error payment_credit_success
  payment_credit_error product_question_sent product_question_confirmed product_question_confirm_error
  product_question_wrong_email products_not_available products_not_found products_requests_added
  products_requests_removed products_requests_empty rebates_code_ok rebates_code_begins rebates_code_deleted
  rebates_code_expired rebates_code_expires rebates_code_notbegun rebates_code_undefined rebates_code_used
  requiredPhoneAndEmail return_add return_edit returncancel_ok returncancel_error rma_add rma_edit rma_edit_error
  rma_require_one_order search_products_not_found search_text_to_short search_to_many_products
  to_many_products_compared shipping_error stock_not_found token_expired virtual_products_not_found
  virtual_products_to_download_not_found wisheslist_empty`);

describe('every validation code of the specification', () => {
  it.each(validationCodes)('%s has a Polish sentence, which a shop can override [X-01]', (code) => {
    expect(said(`validation.${code}`)).toMatch(/^\p{Lu}.*\p{L}/u);
    // As a row of `shop_texts` in the request.
    const overrides = { [`validation.${code}`]: `Po swojemu o ${code}` };
    expect(errorText(`validation.${code}` as ErrorKey, { locale: 'pl', overrides })).toBe(`Po swojemu o ${code}`);
  });

  it('carries the values of the specification [X-17]', () => {
    expect(said('validation.birth_date')).toContain('RRRR-MM-DD');
    const illegal = validationCodes.filter((code) => code.startsWith('illegal_characters_'));
    expect(illegal.length).toBe(14);
    for (const code of illegal)
      expect(said(`validation.${code}`)).toBe('W tym polu jest znak, którego nie przyjmujemy.');
    expect(said('validation.incorect_zipcode', { examples: '31-145' })).toContain('31-145');
    expect(said('validation.invalid_format')).toBe('Wpisz co najmniej jedną literę.');
    expect(said('validation.login_taken_login_propose', { login: 'hanna2' })).toContain('hanna2');
    expect(said('validation.password_to_long', { max: 15 })).toContain('15');
    expect(said('validation.password_to_short', { min: 6 })).toContain('6');
    expect(said('validation.incorrect_iban')).toBe('Format numeru konta bankowego jest niepoprawny');
  });
});

describe('the shop messages', () => {
  it.each([
    ['error.product.unavailable', 'Teraz tego nie ma. Zajrzyj za kilka dni.'],
    ['error.product.phonePrice', 'Cenę podajemy przez telefon. Skontaktuj się ze sprzedawcą.'],
    ['error.product.pointsOnly', 'Tylko za punkty programu lojalnościowego.'],
    ['error.product.added', 'Produkt został dodany.'],
    ['error.product.addingFailed', 'Podczas dodawania produktu wystąpił błąd. Spróbuj jeszcze raz.'],
    ['error.product.outOfStock', 'Brak w magazynie.'],
    ['quantity-stepper.raised', 'Możesz zamówić co najmniej 2 szt.'],
    ['quantity-stepper.lowered', 'Możesz zamówić co najwyżej 2 szt.'],
    ['error.product.notEnoughPoints', 'Masz za mało punktów, żeby zamówić ten produkt.'],
    ['error.call.limit', 'Na dziś to już wszystkie powiadomienia o dostępności. Spróbuj jutro.'],
    ['error.call.mail', 'Podano niepoprawny adres email.'],
  ])('of products, %s: %s [X-10 part]', (code, text) => {
    expect(said(code, { n: 2, unit: 'szt.' }).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('have the tone success for an added product, else error [X-10 part]', () => {
    expect([toneOf('error.product.added'), toneOf('error.product.addingFailed')]).toEqual(['success', 'error']);
  });

  it.each([
    'general',
    'cancelled',
    'httpsRequired',
    'cardType',
    'blikLength',
    'notEnoughPoints',
    'giftCard',
    'regulations',
    'instalmentTerms',
    'v1',
    'v2',
    'v3',
    'v4',
    'v5',
    'v6',
    'v7',
    'v8',
  ])('payment: %s has a sentence and is an error [X-11 part]', (code) => {
    expect(said(`error.payment.${code}`)).toMatch(/^\p{Lu}.*\.$/u);
    expect(toneOf(`error.payment.${code}` as ErrorKey)).toBe('error');
  });

  it.each([
    ['v1', 'invalid in this shop', /w.tym sklepie/],
    ['v2', 'a wrong number', /Numer bonu jest błędny/],
    ['v3', 'blocked', /zablokowany/],
    ['v4', 'used', /wykorzystany/],
    ['v5', 'expired', /stracił ważność/],
    ['v6', 'not found', /Nie ma bonu/],
    ['v7', 'no number given', /Wpisz numer bonu/],
    ['v8', 'anything else', /Nie udało się użyć tego bonu/],
  ])('voucher %s reads as %s [X-18]', (code, _meaning, words) => {
    expect(said(`error.payment.${code}`)).toMatch(words);
  });

  it.each(['expressUnavailable', 'courierService', 'detailsRequired', 'noStandardCost'])(
    'shipping: %s [X-12 part]',
    (code) => {
      expect(said(`error.shipping.${code}`)).toMatch(/^\p{Lu}.*\.$/u);
    },
  );

  it('announce that the staff sets an undefined cost after the order [X-12 part]', () => {
    expect(said('error.shipping.noStandardCost')).toMatch(/ustali obsługa sklepu po złożeniu zamówienia/);
    expect(toneOf('error.shipping.noStandardCost')).toBe('info');
  });

  it.each(['noPoint', 'noPostOffice', 'noCustomerNumber', 'invalidAddress', 'noneInArea'])(
    'pickup: %s [X-13 part]',
    (code) => {
      expect(said(`error.pickup.${code}`)).toMatch(/^\p{Lu}.*\.$/u);
    },
  );

  it.each([
    'other.giftUnavailable',
    'instalment.tooManyProducts',
    'instalment.notAllEligible',
    'other.opinionNotSent',
    'other.opinionEmpty',
    'return.noProducts',
    'return.noMethod',
    'return.noParameter',
    'return.noRefundForm',
    'return.noReturnPoint',
    'return.noPhone',
  ])('%s [X-14 part]', (code) => {
    expect(said(`error.${code}`)).toMatch(/^\p{Lu}.*\p{Ll}\.?$/u);
  });

  it("show the return form's text for a wrong bank account [X-14 part]", () => {
    expect(said('validation.incorrect_iban')).toBe('Format numeru konta bankowego jest niepoprawny');
  });

  it('show the bounds of instalments, the size and kind of a photo [X-14 part, V-45 part]', () => {
    const below = { limit: '300,00\u00a0zł', lacking: '23,50\u00a0zł' };
    expect(said('error.instalment.belowMinimum', below)).toMatch(/300,00\u00a0zł.*23,50\u00a0zł/);
    expect(said('error.instalment.aboveMaximum', { limit: '20\u00a0000,00\u00a0zł' })).toContain(
      '20\u00a0000,00\u00a0zł',
    );
    expect([toneOf('error.instalment.belowMinimum'), toneOf('error.instalment.aboveMaximum')]).toEqual([
      'info',
      'info',
    ]);
    expect(said('file-upload.photoPixels', { pixels: '2048x1536' })).toBe(
      'Maksymalny rozmiar zdjęcia to: 2048x1536px.',
    );
    expect(said('file-upload.photoFormat', { formats: '.jpg' })).toBe('Dopuszczalne formaty zdjęć: .jpg.');
  });
});

describe('the codes of the wire contract', () => {
  it.each(serverCodes)('%s has a sentence', (code) => {
    expect(said(`message.${code}`, { minimum: '50,00\u00a0zł', n: 2, date: '1 grudnia', megabytes: 10 })).toMatch(
      /^\p{Lu}.*\.$/u,
    );
  });

  it.each(
    ['8', '9', '15', '32', '100', '109', '110', '115', '123', 'order_notenough', 'OrderFailBasketIsEmpty'].concat([
      'mfa_verification_required',
      'mfa_enrollment_required',
      'not_offered',
      'mail',
      'limit',
    ]),
  )('the call’s error %s has a sentence', (code) => {
    expect(said(`error.call.${code}`)).toMatch(/^\p{Lu}.*\.?$/u);
  });

  it('have the tone of the outcome', () => {
    const tones = (...keys: ReadonlyArray<ErrorKey>) => keys.map(toneOf);
    expect(tones('message.add_basket', 'message.payment_success', 'message.rma_add')).toEqual(Array(3).fill('success'));
    expect(tones('message.basket_empty', 'message.payment_pending')).toEqual(['info', 'info']);
    expect(tones('message.payment_error', 'error.call.8', 'error.call.9')).toEqual(Array(3).fill('warning'));
    expect(tones('error.call.110', 'validation.no_city', 'file-upload.tooLarge')).toEqual(Array(3).fill('error'));
  });

  it('are no keys if unknown', () => {
    expect(['validation.toString', 'message.', '__proto__', 'nothing.no_city'].some(isErrorKey)).toBe(false);
  });
});

describe('the words of the catalogue', () => {
  const forms = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
  const all = errorCatalogue.flatMap(({ namespace, pl }) =>
    Object.entries(pl as Record<string, Message>).map(([code, message]) => ({ key: `${namespace}.${code}`, message })),
  );

  /** The words of the shop's forms, which their own tests compare literally. */
  const ofForms: ReadonlySet<string> = new Set(Object.values(validationTexts.pl));

  it('have unique keys', () => {
    expect(new Set(errorKeys).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(validationCodes.length + serverCodes.length + 60);
  });

  it.each(all)('$key is Polish, calm, and has its non-breaking spaces [X-16 part]', ({ message }) => {
    for (const text of forms(message)) {
      expect(text).not.toMatch(/!|\b(?:please|error|order|product|the|invalid|wrong)\b/i);
      if (!ofForms.has(text)) expect(keepTogether(text)).toBe(text);
    }
  });
});
