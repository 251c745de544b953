import { describe, expect, it } from 'vitest';
import { polishCurrency, type CurrencyFormat } from '../../../patterns/rules/money.ts';
import { demoSettings } from '../../platform/settings/testing/demo-settings.ts';
import { appShop } from './app-shop.ts';

const appShopOf = (currency: CurrencyFormat = polishCurrency, overrides = {}) =>
  appShop({
    isLogged: false,
    url: new URL('https://sien.example/search.php?text=</script>&counter=0'),
    settings: { ...demoSettings, currency, priceType: 'net' },
    texts: { locale: 'pl', overrides },
  });

describe('app_shop', () => {
  it('has every part read by clients', () => {
    const { vars, ...rest } = appShopOf();
    expect(rest).toEqual({
      urls: { prefix: '', graphql: '/graphql/v1/', contact: '/contact.php' },
      txt: {},
      fn: {},
      fnrun: {},
      files: {},
      graphql: {},
    });
    const { blacklist_extension, blacklist_mime, ...facts } = vars;
    expect(facts).toEqual({
      priceType: 'net',
      priceTypeVat: false,
      geoipCountryCode: 'PL',
      currency: {
        id: 'PLN',
        symbol: 'zł',
        format: '###,##0.00',
        beforeValue: false,
        space: true,
        decimalSeparator: ',',
        groupingSeparator: ' ',
      },
      language: { id: 'pol', symbol: 'pl', name: 'polski' },
      baseurl: 'https://sien.example/',
      sslurl: 'https://sien.example/',
      curr_url: 'https://sien.example/search.php?text=%3C/script%3E&counter=0',
      request_uri: '/search.php?text=%3C/script%3E&counter=0',
      additional_ajax: '/projector.php',
      returnLink: '/zwroty-i-reklamacje-cinfo-pol-4.html',
      basketLink: '/basketedit.php',
      isLogged: false,
      IAIAccountsUrl: '',
    });
    expect(blacklist_extension).toEqual(expect.arrayContaining(['exe', 'com', 'swf', 'js', 'php']));
    expect(blacklist_mime.every((type) => /^[\w-]+\/[\w.+-]+$/.test(type))).toBe(true);
  });

  it.each<[mask: string, format: string, decimal: string, grouping: string]>([
    ['### ##0,00', '###,##0.00', ',', ' '],
    ['###,##0.00', '###,##0.00', '.', ','],
    ['0.00', '###,##0.00', '.', ''],
    ['### ##0', '###,##0', '', ' '],
  ])('writes a currency of the mask %s in wire marks', (mask, format, decimalSeparator, groupingSeparator) => {
    expect(appShopOf({ ...polishCurrency, mask }).vars.currency).toMatchObject({
      format,
      decimalSeparator,
      groupingSeparator,
    });
  });

  it('contains the shop’s own texts [X-01 part]', () => {
    const overrides = {
      'validation.no_city': 'Skąd jesteś?',
      'basket.pieces': { one: '', few: '', many: '', other: '' },
    };
    expect(appShopOf(polishCurrency, overrides).txt).toEqual({ 'validation.no_city': 'Skąd jesteś?' });
  });
});
