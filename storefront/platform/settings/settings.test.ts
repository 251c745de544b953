import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../patterns/rules/money.ts';
import { defaultSettings, settingsWith } from './index.ts';

describe('settings', () => {
  it('name the time-outs, the order-by hours and the long wait with the defaults of the spec [L-03]', () => {
    expect(defaultSettings.pageLoadTimeout).toBe(16_000);
    expect(defaultSettings.productXmlTimeout).toBe(18_000);
    expect(defaultSettings.hoursBeforeOrderBy).toBe(3);
    expect(defaultSettings.longWaitDays).toBe(29);
  });

  it('name the limits of forms and the pause before a field is checked [L-01 part, L-02 part]', () => {
    const { passwordMinimum, passwordMaximum, loginMinimum, loginMaximum, phoneMinimum, validationDelay } =
      defaultSettings;
    expect([passwordMinimum, passwordMaximum]).toEqual([6, 30]);
    expect([loginMinimum, loginMaximum]).toEqual([3, 40]);
    expect([phoneMinimum, validationDelay]).toEqual([9, 500]);
    expect([defaultSettings.fieldAnswerTimeout, defaultSettings.commentMaximum]).toEqual([8000, 255]);
  });

  it('write amounts by the mask ### ##0,00 and show gross prices by default [L-04 part]', () => {
    expect(defaultSettings.currency.mask).toBe('### ##0,00');
    expect(formatMoney(123450, defaultSettings.currency)).toBe('1\u00a0234,50\u00a0zł');
    expect(defaultSettings.priceType).toBe('gross');
  });

  it('can be overridden by name', () => {
    expect(settingsWith({ listingPortion: 12 }).listingPortion).toBe(12);
    expect(settingsWith({}).listingPortion).toBe(24);
  });

  it('reject an unknown name and a value of another type with a sentence', () => {
    expect(() => settingsWith({ listngPortion: 12 })).toThrow('There is no setting named "listngPortion".');
    expect(() => settingsWith({ listingPortion: '12' })).toThrow('The setting "listingPortion" must be a number.');
    expect(() => settingsWith({ compareColumns: {} })).toThrow('must be a list');
  });

  it('reject a limit that lacks a number, has one too many or an invalid one', () => {
    const limit = { perAddress: 5, perAccount: 2, window: 1000 };
    expect(settingsWith({ loginLimit: limit }).loginLimit).toEqual(limit);
    const { perAccount: _, ...less } = limit;
    for (const wrong of [less, { ...limit, block: 1 }, { ...limit, window: '1000' }, { ...limit, perAddress: null }]) {
      expect(() => settingsWith({ loginLimit: wrong })).toThrow(
        'The setting "loginLimit" must have these numbers: perAddress, perAccount, window.',
      );
    }
  });
});
