import { postcodeValidator } from 'postcode-validator';
import { describe, expect, it } from 'vitest';
import { translator } from '../../components/texts/texts.ts';
import { problemText, validationTexts } from '../validation/texts.ts';
import {
  addressProblems,
  firstProblem,
  hasLength,
  isChecked,
  isChosen,
  isEmail,
  isLogin,
  isOpinionEmail,
  isPassword,
  isPhone,
  isPhoneOrEmail,
  isPolishZipcode,
  isRequired,
  normaliseZipcode,
  type Address,
  type Check,
} from './validation.ts';
import { linkedAddressFields } from './linked-address-fields.ts';

const t = translator(validationTexts, { locale: 'pl' });
const good: Address = {
  firstname: 'Hanna',
  lastname: 'Źrebiec',
  email: 'hanna@poczta.pl',
  phone: '600 100 200',
  street: 'Łobzowska',
  street_number: '8/3',
  zipcode: '31-145',
  city: 'Kraków',
};
const answers = (changes: Partial<Address>) =>
  Object.fromEntries(
    Object.entries(addressProblems({ ...good, ...changes }, { phoneMinimum: 9 })).map(([field, problem]) => [
      field,
      problemText(problem, t),
    ]),
  );

describe('the address of an order', () => {
  it('passes when every field is right', () => {
    expect(answers({})).toEqual({});
  });

  it('asks for each field that is empty or blank [V-01]', () => {
    const empty = Object.fromEntries(Object.keys(good).map((field) => [field, '  '])) as Address;
    expect(answers(empty)).toEqual({
      firstname: 'Proszę wypełnić to pole.',
      lastname: 'Proszę wypełnić to pole.',
      email: 'Proszę wypełnić to pole.',
      phone: 'Proszę wypełnić to pole.',
      street: 'Proszę wypełnić to pole.',
      street_number: 'Proszę wypełnić to pole.',
      zipcode: 'Proszę wypełnić to pole.',
      city: 'Proszę wypełnić to pole.',
    });
    expect(
      translator(validationTexts, { locale: 'pl', overrides: { 'validation.required': 'Te pole jest obowiązkowe.' } })(
        'required',
      ),
    ).toBe('Te pole jest obowiązkowe.');
  });

  it.each([
    ['email', 'hanna@', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'],
    ['email', 'hanna@poczta', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'],
    ['phone', '600 100', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['phone', '        9', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['zipcode', '3114', 'Wpisz kod w formacie 00-000, np. 31-145.'],
    ['city', 'x'.repeat(101), 'Maksymalna liczba znaków dla tego pola to 100'],
    ['firstname', '<script>', 'W tym polu jest znak, którego nie przyjmujemy.'],
    ['lastname', 'Nowak\u0000', 'W tym polu jest znak, którego nie przyjmujemy.'],
  ] as const)('refuses %s %j: %s', (field, value, text) => {
    expect(answers({ [field]: value })).toEqual({ [field]: text });
  });

  it.each(['+48 600 100 200', '600100200', '(12) 345 67 89'])('accepts the phone %s', (phone) => {
    expect(answers({ phone })).toEqual({});
  });

  it.each([
    ['31145', '31-145'],
    ['31 145', '31-145'],
    [' 31-145 ', '31-145'],
    ['3114', '3114'],
  ])('stores the zip code %s as %s', (typed, stored) => {
    expect(normaliseZipcode(typed)).toBe(stored);
  });
});

/** The message at the field after a check of one value. */
const said = (value: string, ...checks: Check[]) => {
  const problem = firstProblem(value, checks);
  return problem ? problemText(problem, t) : '';
};
const wrongEmail = 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.';
const wrongPhone = 'Numer telefonu powinien zawierać minimum 9 znaków';

describe('the zip code of an address', () => {
  it.each(['31145', '31 145', ' 31-145 '])('accepts %j too', (zipcode) => {
    expect(answers({ zipcode })).toEqual({});
  });

  it.each(['31-145', '00-000', '99-999', '3-1145', '311-45', '31-14', '31-1456', 'ab-cde', '31–145', '', '31145-'])(
    'agrees with the table of all countries: %j',
    (zipcode) => {
      expect(isPolishZipcode(zipcode) === null).toBe(postcodeValidator(normaliseZipcode(zipcode), 'PL'));
    },
  );
});

describe('a street', () => {
  it('needs a house number, reported at the number [V-08]', () => {
    expect(answers({ street_number: '' })).toEqual({ street_number: 'Proszę wypełnić to pole.' });
    expect(linkedAddressFields).toEqual([['street', 'street_number']]);
  });
});

describe('lengths [V-02]', () => {
  it.each([
    ['ab', 'Minimalna liczba znaków dla tego pola to 3'],
    ['abc', ''],
    ['abcde', ''],
    ['abcdef', 'Maksymalna liczba znaków dla tego pola to 5'],
    ['  abc  ', ''],
    ['🏺🏺🏺🏺🏺', ''],
  ])('of %j within 3 to 5: %s', (value, text) => {
    expect(said(value, hasLength(3, 5))).toBe(text);
  });

  it('take an overridden text for too long a value, else the default', () => {
    const wording = translator(validationTexts, {
      locale: 'pl',
      overrides: { 'validation.maxlength': 'Minimalna liczba znaków dla tego pola to {n}' },
    });
    expect(problemText(hasLength(3, 5)('abcdef')!, wording)).toBe('Minimalna liczba znaków dla tego pola to 5');
    expect(said('abcdef', hasLength(3, 5))).toBe('Maksymalna liczba znaków dla tego pola to 5');
  });
});

describe('choices', () => {
  it('a select with a placeholder must have an option chosen [V-03]', () => {
    expect([said('', isChosen), said('małopolskie', isChosen)]).toEqual(['Proszę wybrać opcję.', '']);
  });

  it('a marked checkbox must be checked [V-04]', () => {
    expect([said('', isChecked), said('on', isChecked)]).toEqual(['Proszę wypełnić to pole.', '']);
  });
});

describe('a phone without a region [V-05]', () => {
  it.each([
    ['12345678', wrongPhone],
    ['123456789', ''],
    ['   12345678   ', wrongPhone],
    [' 123456789 ', ''],
    ['+48 600 100 200', ''],
    ['abcdefghi', wrongPhone],
  ])('%j: %s', (value, text) => {
    expect(said(value, isPhone(9))).toBe(text);
  });
});

describe('a phone or an e-mail in one field [V-06]', () => {
  it.each([
    ['600 100 200', ''],
    ['*#+(48) 600100200', ''],
    ['600 100', wrongPhone],
    ['+', wrongPhone],
    ['hanna@poczta.pl', ''],
    ['hanna', wrongEmail],
    ['600-100-200', wrongEmail],
    ['600100200a', wrongEmail],
    ['600100200@sms.pl', ''],
  ])('%j: %s', (value, text) => {
    expect(said(value, isPhoneOrEmail(9))).toBe(text);
  });
});

describe('an e-mail', () => {
  it.each([
    'hanna@poczta.pl',
    'hanna.zrebiec+sklep@poczta.example',
    "o'hara@a-b.co.uk",
    '1@2.pl',
    ' hanna@poczta.pl ',
    `${'x'.repeat(64)}@${'a'.repeat(63)}.pl`,
  ])('of the standard pattern passes: %s [V-20]', (value) => {
    expect([said(value, isEmail), said(value, isOpinionEmail)]).toEqual(['', '']);
  });

  it.each([
    'hanna',
    'hanna@',
    '@poczta.pl',
    'hanna@poczta',
    'hanna@@poczta.pl',
    'hanna@poczta..pl',
    'hanna@-poczta.pl',
    'hanna@poczta-.pl',
    'ha nna@poczta.pl',
    'hanna@poczta.pl, anna@poczta.pl',
    'hanna@po_czta.pl',
    'źrebiec@poczta.pl',
    `hanna@${'a'.repeat(64)}.pl`,
  ])('outside of it is refused, in the words of its form: %s [V-07, V-20]', (value) => {
    expect(said(value, isEmail)).toBe(wrongEmail);
    expect(said(value, isOpinionEmail)).toBe('Podano niepoprawny adres email.');
  });
});

describe('passwords and logins [L-01 part]', () => {
  const short = 'Hasło jest za krótkie. Wpisz co najmniej 6 znaków.';
  const long = 'Hasło jest za długie. Wpisz najwyżej 30 znaków.';
  it.each([
    ['12345', short],
    ['123456', ''],
    ['x'.repeat(30), ''],
    ['x'.repeat(31), long],
    ['      ', ''],
  ])('the password %j: %s [V-10 part]', (value, text) => {
    expect(said(value, isPassword(6, 30))).toBe(text);
  });

  const login = 'Login ma od 3 do 40 znaków: litery, cyfry oraz @ . - _';
  it.each([
    ['ab', login],
    ['abc', ''],
    ['x'.repeat(40), ''],
    ['x'.repeat(41), login],
    ['hanna@poczta.pl', ''],
    ['Hanna_Źrebiec-2.0', ''],
    ['hanna źrebiec', login],
    ['hanna!', login],
  ])('the login %j: %s [V-11 part]', (value, text) => {
    expect(said(value, isLogin(3, 40))).toBe(text);
  });
});

describe('the first problem of a value', () => {
  it('is the only one shown', () => {
    expect(said('', isRequired, isEmail)).toBe('Proszę wypełnić to pole.');
  });
});
