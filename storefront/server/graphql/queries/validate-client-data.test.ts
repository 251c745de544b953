import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../settings/index.ts';
import { clientDataMessages, type ClientDataArguments } from './validate-client-data.ts';

type Input = ClientDataArguments['ClientDataInput'];

const billing = (fields: object): Input => ({ clientData: { clientBillingData: { ...fields, country: 1143020003 } } });
const codes = (input: Input) => clientDataMessages(input, defaultSettings).map(({ code }) => code);

describe('each field is judged by its own code', () => {
  it.each<[string, Input, string[]]>([
    ['a first name', billing({ firstname: 'Hanna' }), []],
    ['no first name', billing({ firstname: ' ' }), ['no_firstname']],
    ['a first name with marks of code', billing({ firstname: '<b>' }), ['illegal_characters_client_firstname']],
    ['no last name', billing({ lastname: '' }), ['no_name']],
    ['a company', billing({ companyName: 'Sień i S-ka' }), []],
    ['no company', billing({ companyName: '' }), ['no_firmname']],
    ['a company with marks of code', billing({ companyName: '{}' }), ['illegal_characters_client_firm']],
    ['a street with its number', billing({ street: 'Łobzowska 8/3' }), []],
    ['a street that has a number in its name', billing({ street: 'ul. 11 Listopada 4a' }), []],
    ['a street without a number', billing({ street: 'Łobzowska ' }), ['no_street_number']],
    ['a street that only has a number in its name', billing({ street: 'ul. 11 Listopada' }), ['no_street_number']],
    ['no street', billing({ street: ' ' }), ['no_street']],
    ['a street with marks of code', billing({ street: 'Łobzowska $ 8' }), ['illegal_characters_client_street']],
    ['a zip code', billing({ zipcode: '31-145' }), []],
    ['a zip code without its dash', billing({ zipcode: '31145' }), []],
    ['a town', billing({ city: 'Kraków' }), []],
    ['no town', billing({ city: '' }), ['no_city']],
    ['a phone', billing({ phone: '600 100 200' }), []],
    ['a phone that is too short', billing({ phone: '12345678' }), ['incorect_phone']],
    ['an e-mail', { clientData: { email: 'hanna@poczta.example' } }, []],
    ['an e-mail without a domain', { clientData: { email: 'hanna@poczta' } }, ['incorect_email']],
    ['a tax number with marks of code', { clientData: { taxNumber: '<1>' } }, ['illegal_characters_client_nip']],
    ['a birth date', { clientData: { birthDate: '1990-02-28' } }, []],
    ['a birth date that never was', { clientData: { birthDate: '1990-02-30' } }, ['birth_date']],
    ['a birth date the other way round', { clientData: { birthDate: '28.02.1990' } }, ['birth_date']],
    ['a login', { loginAndPassword: { login: 'hanna.z' } }, []],
    ['no login', { loginAndPassword: { login: '' } }, ['no_login']],
    ['a login that is too short', { loginAndPassword: { login: 'ha' } }, ['incorect_login']],
    ['a password that is too short', { loginAndPassword: { password: '12345' } }, ['password_to_short']],
    ['a password that is too long', { loginAndPassword: { password: 'a'.repeat(31) } }, ['password_to_long']],
    ['no password', { loginAndPassword: { password: '' } }, ['no_password']],
    [
      'a password that is the login',
      { loginAndPassword: { login: 'hannaz', password: 'hannaz' } },
      ['login_equals_password'],
    ],
    [
      'a password that was repeated wrongly',
      { loginAndPassword: { password: 'tajne-1', passwordRepeat: 'tajne-2' } },
      ['not_equal_passwords'],
    ],
    ['fields that were not sent', {}, []],
  ])('%s', (_, input, expected) => {
    expect(codes(input)).toEqual(expected);
  });

  it('a wrong zip code tells the format in a second message', () => {
    expect(clientDataMessages(billing({ zipcode: '3114' }), defaultSettings)).toEqual([
      { code: 'incorect_zipcode', message: '' },
      { code: '', message: 'NN-NNN' },
    ]);
  });

  it('fields that come together are told in their order', () => {
    expect(codes(billing({ city: '', firstname: '', phone: '1' }))).toEqual([
      'no_firstname',
      'no_city',
      'incorect_phone',
    ]);
  });
});
