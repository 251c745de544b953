import { account, withAccount } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { fromProvider } from '../../../../reference/asking/social.ts';

const { client_email, client_password } = account;

export default {
  about: 'Signs in by an account elsewhere (OpenID Connect), links it to an account of the shop, or opens one by it.',
  notes: [
    'The buttons on the pages of signing in and of registration send `provider` by GET. The provider’s answer comes back by GET, too: `code` and `state`, or `error`. State, nonce and PKCE tie it to the browser that began.',
    'An e-mail with an account asks for its password; one without it asks for the data of a new account, but for no password.',
  ],
  parameters: {
    next: 'As on the page of signing in.',
    provider: 'In the address: an id of the setting `signInProviders`. Begins a sign-in.',
    state: 'In the address: as the shop sent it to the provider.',
    code: 'In the address: the provider’s, for one exchange.',
    iss: 'In the address: the provider’s name (RFC 9207).',
    error: 'In the address: why the provider did not sign the person in.',
    operation: '`link` or `open`. Another form is refused with 400.',
    password: 'Of `link`: the password of the account.',
    client_type: 'Of `open`, as all that follow: see [client-new](client-new.md).',
    client_firm: 'Name of a company.',
    client_nip: 'Its tax number.',
    client_firstname: 'First name.',
    client_lastname: 'Last name.',
    client_email: 'Not read: the e-mail is the one that the provider confirmed.',
    client_phone: 'Telephone number.',
    client_street: 'Street.',
    client_street_number: 'House number.',
    client_zipcode: 'Postcode.',
    client_city: 'Town.',
    client_region: 'Country, ISO 3166-1 alpha-2.',
    client_birth_date: 'Date of birth, YYYY-MM-DD; read where the setting `accountBirthDate` asks for it.',
    bankAccount: 'Bank account, an IBAN; read where the setting `accountBankAccount` asks for it.',
    client_login: 'The login.',
    client_password: 'Not read.',
    client_password2: 'Not read.',
    client_current_password: 'Not read.',
    client_mailing: 'Sent where the client wants the newsletter.',
  },
  codes: ['validation.login_taken'],
  examples: [
    {
      title: 'A new account for a person whose e-mail the provider confirmed',
      replay: 'nothing',
      before: async (visitor) => void (await fromProvider(client_email)(visitor)),
      request: { path: '/signin-social.php', form: { operation: 'open', ...account } },
      says: 'Konto jest gotowe.',
    },
    {
      title: 'An account that is there, by its password',
      replay: 'nothing',
      before: async (visitor) => {
        await withAccount(visitor);
        await fromProvider(client_email)(visitor);
      },
      request: { path: '/signin-social.php', form: { operation: 'link', password: client_password } },
      says: 'Konta są połączone.',
    },
  ],
  refusals: [
    {
      title: 'A login that another account has',
      before: async (visitor) => {
        await withAccount(visitor);
        await fromProvider('hanka@poczta.example')(visitor);
      },
      request: { path: '/signin-social.php', form: { operation: 'open', ...account } },
    },
  ],
} satisfies FormReference;
