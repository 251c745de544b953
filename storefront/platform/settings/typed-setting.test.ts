import { describe, expect, it } from 'vitest';
import { readSetting, type SettingProblem } from './typed-setting.ts';

const kept = (name: string, typed: string) => {
  const read = readSetting(name, typed);
  return read.kind === 'read' ? read.value : read;
};

describe('a typed setting', () => {
  it.each<[name: string, typed: string, value: unknown]>([
    ['companyName', 'Kubki „U Zosi” sp. z o.o.', 'Kubki „U Zosi” sp. z o.o.'],
    ['companyTaxNumber', 'PL 526-025-02-74', '5260250274'],
    ['companyBankAccount', '61109010140000071219812874', 'PL61 1090 1014 0000 0712 1981 2874'],
    ['companyZipcode', '31014', '31-014'],
    ['companyRegisterNumber', '', ''],
    ['companyPhone', '+48 600 100 200', '+48 600 100 200'],
    ['returnDays', '60', 60],
    ['pointsPerZloty', '0,5', 0.5],
    ['hasPublicHolidays', 'nie', false],
    ['instalmentMonths', '[3, 6]', [3, 6]],
    ['loginLimit', '{"perAddress":1,"perAccount":2,"window":3}', { perAddress: 1, perAccount: 2, window: 3 }],
    ['priceType', 'net', 'net'],
    ['calendarYearsInView', '12', 12],
    ['dateFormat', 'd.mm.yy', 'd.mm.yy'],
    ['calendarLastDay', '2030-12-31', '2030-12-31'],
  ])('%s "%s" is kept', (name, typed, value) => expect(kept(name, typed)).toEqual(value));

  it.each<[name: string, typed: string, problem: SettingProblem]>([
    ['companyNmae', 'Kubki', 'unknown'],
    ['toString', 'Kubki', 'unknown'],
    ['companyName', '', 'empty'],
    ['shopLead', 'a'.repeat(501), 'tooLong'],
    ['companyEmail', 'sklep', 'email'],
    ['companyPhone', '12345', 'phone'],
    ['companyZipcode', '3101', 'zipcode'],
    ['companyTaxNumber', '5260250275', 'taxNumber'],
    ['companyTaxNumber', '0000000000', 'taxNumber'],
    ['companyRegisterNumber', '12345', 'registerNumber'],
    ['companyBankAccount', 'PL61109010140000071219812875', 'bankAccount'],
    ['companyBankAccount', 'PL00 0000 0000 0000 0000 0000 0000', 'bankAccount'],
    ['returnDays', 'trzydzieści', 'number'],
    ['returnDays', '-1', 'number'],
    ['returnDays', '1e3', 'number'],
    ['returnDays', '13', 'whole'],
    ['freeShippingFrom', '199.5', 'whole'],
    ['hasPublicHolidays', 'true', 'flag'],
    ['priceType', 'netto', 'choice'],
    ['instalmentMonths', '[3, -6]', 'numbers'],
    ['instalmentMonths', '3', 'shape'],
    ['loginLimit', '{"perAddress":1}', 'shape'],
    ['loginLimit', 'null', 'shape'],
    ['loginLimit', '{', 'shape'],
    ['currency', '{}', 'mask'],
    ['calendarLanguage', 'klingon', 'choice'],
    ['calendarYearsInView', '0', 'whole'],
    ['calendarStepHours', '24', 'whole'],
    ['calendarStepMinutes', '0', 'whole'],
    ['calendarStepMinutes', '7,5', 'whole'],
    ['calendarFirstDay', '2026-02-31', 'shape'],
    ['calendarLastDay', '2471-01-01', 'shape'],
    ['dateFormat', 'yy-mm', 'shape'],
  ])('rejects %s "%s": %s', (name, typed, problem) =>
    expect(readSetting(name, typed)).toEqual({ kind: 'wrong', problem }),
  );
});
