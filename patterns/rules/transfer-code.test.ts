import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './testing/any-text.ts';
import { polishAccount, transferCode } from './transfer-code.ts';

const usual = {
  taxNumber: '525-000-00-00',
  account: 'PL61 1090 1014 0000 0712 1981 2874',
  amount: 85_90,
  recipient: 'Sień sp. z o.o.',
  title: '20261121/014',
};

describe('the QR code of a transfer [S-07 part]', () => {
  it('holds what the recommendation of ZBP asks for, in its order', () => {
    expect(transferCode(usual)).toBe('5250000000|PL|61109010140000071219812874|008590|Sień sp. z o.o.|20261121/014|||');
  });

  it.each([
    ['a name with a separator', { recipient: 'Len|Wełna' }, 4, 'Len Wełna'],
    ['a long name', { recipient: 'Spółdzielnia Rękodzielników Nadwiślańskich' }, 4, 'Spółdzielnia Rękodzi'],
    ['a cut before a space', { recipient: 'Spółdzielnia Żuławska Wełna' }, 4, 'Spółdzielnia Żuławsk'],
    ['letters of other languages', { recipient: 'Müller & Ángström' }, 4, 'Muller & Angstrom'],
    ['all Polish letters', { title: 'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż' }, 5, 'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż'],
    ['letters written in two signs', { title: 'Z\u0307o\u0301łw\u0328' }, 5, 'Żółw'],
    ['quotes, dashes and line breaks', { title: '„Sień”\n– zamówienie' }, 5, 'Sień - zamówienie'],
    ['a sum above six digits', { amount: 12_345_678_90 }, 3, '1234567890'],
    ['one grosz', { amount: 1 }, 3, '000001'],
    ['a person without a tax number', { taxNumber: '' }, 0, ''],
    ['a tax number that is none', { taxNumber: 'PL12' }, 0, ''],
  ] as const)('%s', (_, change, field, text) => {
    expect(transferCode({ ...usual, ...change })?.split('|')[field]).toBe(text);
  });

  it.each([
    { account: 'DE89 3704 0044 0532 0130 00' },
    { account: '' },
    { account: '6110901014000007121981287' },
    { amount: 0 },
    { amount: -1 },
    { amount: NaN },
    { amount: Infinity },
    { amount: 1.5 },
  ])('does not exist for %j', (change) => expect(transferCode({ ...usual, ...change })).toBeNull());

  it('has nine fields of their lengths, whatever was typed', () => {
    const text = fc.oneof(anyText(10), fc.string({ unit: 'grapheme' }), fc.constantFrom('|||', '  ', '|\u0301'));
    fc.assert(
      fc.property(text, text, text, fc.nat(), (recipient, title, taxNumber, amount) => {
        const code = transferCode({ ...usual, recipient, title, taxNumber, amount: amount + 1 })!;
        const fields = code.split('|');
        expect(fields).toHaveLength(9);
        expect(code.length).toBeLessThanOrEqual(160);
        const [nip, country, account, sum, name, what, ...reserved] = fields;
        expect(nip).toMatch(/^(\d{10})?$/);
        expect(country).toBe('PL');
        expect(account).toHaveLength(26);
        expect(Number(sum)).toBe(amount + 1);
        expect(sum!.length).toBeGreaterThanOrEqual(6);
        for (const [field, length] of [
          [name!, 20],
          [what!, 32],
        ] as const) {
          expect(field.length).toBeLessThanOrEqual(length);
          expect(field).toBe(field.trim());
          expect(field).toMatch(/^[A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż ,./\\@#&*_-]*$/u);
        }
        expect(reserved).toEqual(['', '', '']);
      }),
      { numRuns: 50 },
    );
  });

  it('reads an account in any spelling', () => {
    const digits = '61109010140000071219812874';
    for (const typed of [
      digits,
      `PL${digits}`,
      'pl61 1090 1014 0000 0712 1981 2874',
      '61-1090-1014-0000-0712-1981-2874',
    ])
      expect(polishAccount(typed)).toBe(digits);
  });
});
