import fc from 'fast-check';
import { composeIBAN, getCountrySpecifications } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { translator } from '../../components/texts/texts.ts';
import { validationCodeTexts } from './error-catalogue.validation.texts.ts';
import { ibanErrno, isIban, storedIban, writtenIban } from './iban.ts';

describe('a bank account', () => {
  it.each([
    'PL61 1090 1014 0000 0712 1981 2874',
    'PL61109010140000071219812874',
    '61 1090 1014 0000 0712 1981 2874',
    '61109010140000071219812874',
    'pl61-1090-1014-0000-0712-1981-2874',
    ' PL61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874 ',
    'DE89 3704 0044 0532 0130 00',
    'GB29 NWBK 6016 1331 9268 19',
    'NO93 8601 1117 947',
    'MT84MALT011000012345MTLCAST001S',
  ])('passes: %s [V-09 part]', (account) => {
    expect([isIban(account), ibanErrno(account)]).toEqual([true, 0]);
  });

  it.each([
    ['a wrong check digit', 'PL62109010140000071219812874'],
    ['two digits changed about', 'PL61109010140000071219812847'],
    ['a digit less', 'PL6110901014000007121981287'],
    ['a digit more', 'PL611090101400000712198128744'],
    ['the length of another country', 'DE8937040044053201300'],
    ['a letter among the digits', 'PL6110901014000007121981287O'],
    ['a country without IBANs', 'US61109010140000071219812874'],
    ['an unknown country', 'XX61109010140000071219812874'],
    ['25 digits without a country', '6110901014000007121981287'],
    ['nothing', ''],
    ['only spaces', '   '],
    ['code', '<script>'],
  ])('is refused with %s: %j [V-09 part]', (_why, account) => {
    expect([isIban(account), ibanErrno(account)]).toEqual([false, 1]);
  });

  it('that is wrong has the words of the specification [V-09 part]', () => {
    expect(translator(validationCodeTexts, { locale: 'pl' })('incorrect_iban')).toBe(
      'Format numeru konta bankowego jest niepoprawny',
    );
  });

  it('in Poland: every account is valid only with its own check digits, with PL and without', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 98 }), (bban, other) => {
        // ISO 7064, MOD 97-10: "PL00" behind the account, letters as numbers.
        const check = String(98n - (BigInt(`${bban}252100`) % 97n)).padStart(2, '0');
        const isSame = Number(check) === other;
        // The national number has check digits of its own: the eighth of the bank's.
        const sum = [3, 9, 7, 1, 3, 9, 7].reduce((total, weight, index) => total + weight * Number(bban[index]), 0);
        const isBank = (10 - (sum % 10)) % 10 === Number(bban[7]);
        expect(isIban(`PL${check}${bban}`)).toBe(isBank);
        expect(isIban(check + bban)).toBe(isBank);
        if (!isSame) expect(isIban(`PL${String(other).padStart(2, '0')}${bban}`)).toBe(false);
      }),
    );
  });

  it('has the length of its own country only', () => {
    const specifications = Object.entries(getCountrySpecifications()).filter(([, { IBANRegistry }]) => IBANRegistry);
    const accounts = specifications.flatMap(([country, { chars }]) => {
      const account = composeIBAN({ countryCode: country, bban: '0'.repeat(chars! - 4) });
      return account === null || !isIban(account) ? [] : [{ country, account }];
    });
    expect(accounts.length).toBeGreaterThan(25);
    for (const { country, account } of accounts) {
      expect(isIban(`${account}0`), country).toBe(false);
      expect(isIban(account.slice(0, -1)), country).toBe(false);
    }
  });

  it('is stored without spaces and written in groups of four', () => {
    expect(storedIban(' 61 1090 1014 0000 0712 1981 2874')).toBe('PL61109010140000071219812874');
    expect(writtenIban('61109010140000071219812874').replaceAll('\u00a0', ' ')).toBe(
      'PL61 1090 1014 0000 0712 1981 2874',
    );
    expect(writtenIban('123')).toBe('123');
  });
});
