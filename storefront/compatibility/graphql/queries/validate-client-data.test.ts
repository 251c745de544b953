import { describe, expect, it } from 'vitest';
import { fromIsoDate } from '../../../../components/dates/index.ts';
import { defaultSettings } from '../../../platform/settings/index.ts';
import type { ClientDataInput } from '../schema/types.ts';
import { clientDataMessages } from './validate-client-data.ts';

const rules = { limits: defaultSettings, today: fromIsoDate('2026-11-21') };
const billing = (fields: object, country = '1143020003'): ClientDataInput => ({
  clientData: { clientBillingData: { ...fields, country } },
});
const taxNumber = (number: string, country: string): ClientDataInput => ({
  clientData: { taxNumber: number, clientBillingData: { country } },
});
const codes = (input: ClientDataInput) => clientDataMessages(input, rules).map(({ code }) => code);

describe('each field is validated by its own code', () => {
  it.each<[string, ClientDataInput, string[]]>([
    ['a first name', billing({ firstname: 'Hanna' }), []],
    ['no first name', billing({ firstname: ' ' }), ['no_firstname']],
    ['a first name with code characters', billing({ firstname: '<b>' }), ['illegal_characters_client_firstname']],
    ['no last name', billing({ lastname: '' }), ['no_name']],
    ['a company', billing({ companyName: 'Sień i S-ka' }), []],
    ['an empty company', billing({ companyName: '' }), []],
    ['a company with code characters', billing({ companyName: '{}' }), ['illegal_characters_client_firm']],
    ['a street with its number', billing({ street: 'Łobzowska 8/3' }), []],
    ['a street with a number in its name', billing({ street: 'ul. 11 Listopada 4a' }), []],
    ['a street without a number', billing({ street: 'Łobzowska ' }), ['no_street_number']],
    ['a street with a number only in its name', billing({ street: 'ul. 11 Listopada' }), ['no_street_number']],
    ['no street', billing({ street: ' ' }), ['no_street']],
    ['a street with code characters', billing({ street: 'Łobzowska $ 8' }), ['illegal_characters_client_street']],
    ['a zip code', billing({ zipcode: '31-145' }), []],
    ['a zip code without its dash', billing({ zipcode: '31145' }), []],
    ['a town', billing({ city: 'Kraków' }), []],
    ['no town', billing({ city: '' }), ['no_city']],
    ['a phone', billing({ phone: '600 100 200' }), []],
    ['a short phone', billing({ phone: '12345678' }), ['incorect_phone']],
    ['an e-mail', { clientData: { email: 'hanna@poczta.example' } }, []],
    ['an e-mail without a domain', { clientData: { email: 'hanna@poczta' } }, ['incorect_email']],
    ['a tax number', { clientData: { taxNumber: '526-025-02-74' } }, []],
    ['an empty tax number', { clientData: { taxNumber: '' } }, []],
    ['a tax number with a wrong digit', { clientData: { taxNumber: '5260250275' } }, ['incorect_nip']],
    ['a German tax number', taxNumber('DE136695976', '1143020143'), []],
    ['a German tax number in Poland', taxNumber('DE136695976', '1143020003'), ['incorect_nip']],
    ['a German zip code', billing({ zipcode: '10115' }, '1143020143'), []],
    ['a town without a letter', billing({ city: '31' }), ['invalid_format']],
    ['a date of birth in the future', { clientData: { birthDate: '2026-11-22' } }, ['birth_date']],
    ['a tax number with code characters', { clientData: { taxNumber: '<1>' } }, ['illegal_characters_client_nip']],
    ['a birth date', { clientData: { birthDate: '1990-02-28' } }, []],
    ['an impossible birth date', { clientData: { birthDate: '1990-02-30' } }, ['birth_date']],
    ['a birth date in reverse order', { clientData: { birthDate: '28.02.1990' } }, ['birth_date']],
    ['a login', { loginAndPassword: { login: 'hanna.z' } }, []],
    ['no login', { loginAndPassword: { login: '' } }, ['no_login']],
    ['a short login', { loginAndPassword: { login: 'ha' } }, ['incorect_login']],
    ['a short password', { loginAndPassword: { password: '12345' } }, ['password_to_short']],
    ['a long password', { loginAndPassword: { password: 'a'.repeat(31) } }, ['password_to_long']],
    ['no password', { loginAndPassword: { password: '' } }, ['no_password']],
    [
      'a password equal to the login',
      { loginAndPassword: { login: 'hannaz', password: 'hannaz' } },
      ['login_equals_password'],
    ],
    [
      'a wrongly repeated password',
      { loginAndPassword: { password: 'tajne-1', passwordRepeat: 'tajne-2' } },
      ['not_equal_passwords'],
    ],
    ['a repeated password alone', { loginAndPassword: { passwordRepeat: 'tajne-2' } }, []],
    ['missing fields', {}, []],
    ['fields sent as null', { clientData: { email: null, clientBillingData: null }, loginAndPassword: null }, []],
  ])('%s', (_, input, expected) => {
    expect(codes(input)).toEqual(expected);
  });

  it('a wrong zip code has the format in a second message', () => {
    const formats = (country?: string) => clientDataMessages(billing({ zipcode: '3' }, country), rules);
    const refused = { code: 'incorect_zipcode', message: '' };
    expect(formats()).toEqual([refused, { code: '', message: 'NN-NNN' }]);
    expect(formats('1143020118')).toEqual([refused, { code: '', message: 'NNNN, LV-NNNN' }]);
  });

  it('an address of an unknown region is validated by no country’s rules', () => {
    expect(codes(billing({ zipcode: 'X-1' }, '7'))).toEqual([]);
  });

  it('fields sent together are reported in their order', () => {
    expect(codes(billing({ city: '', firstname: '', phone: '1' }))).toEqual([
      'no_firstname',
      'no_city',
      'incorect_phone',
    ]);
  });
});
