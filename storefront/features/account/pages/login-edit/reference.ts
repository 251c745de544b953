import { account, signedIn } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const unchanged = { ...account, client_password: '', client_password2: '' };

export default {
  about: 'Changes the signed-in client’s account; others are sent to sign in.',
  parameters: {
    operation: 'Sent by the page as `edit`; changes nothing.',
    client_type: '`private` or `firm`.',
    client_firm: 'Name of a company; not read of a private person.',
    client_nip: 'Its tax number; not read of a private person.',
    client_firstname: 'First name.',
    client_lastname: 'Last name.',
    client_email: 'E-mail address.',
    client_phone: 'Telephone number.',
    client_birth_date: 'Date of birth, YYYY-MM-DD; read where the setting `accountBirthDate` asks for it.',
    bankAccount: 'Bank account, an IBAN; read where the setting `accountBankAccount` asks for it.',
    client_street: 'Street.',
    client_street_number: 'House number.',
    client_zipcode: 'Postcode.',
    client_city: 'Town.',
    client_region: 'Country, ISO 3166-1 alpha-2: one to which the shop sends.',
    client_login: 'The login.',
    client_password: 'A new password; empty leaves the old one.',
    client_password2: 'The password again.',
    client_current_password: 'The current password, to change e-mail, login or password.',
    client_mailing: 'Sent where the client wants the newsletter.',
  },
  codes: ['message.change_success', 'message.page_only_register', 'validation.password_common'],
  examples: [
    {
      title: 'Another telephone number',
      replay: 'nothing',
      before: signedIn,
      request: { path: '/loginedit.php', form: { ...unchanged, client_phone: '600 200 300' } },
      says: 'Zmiany zostały zapisane.',
    },
  ],
  refusals: [
    {
      title: 'Another e-mail, without the password',
      before: signedIn,
      request: { path: '/loginedit.php', form: { ...unchanged, client_email: 'ola@poczta.example' } },
      says: 'To nie jest obecne hasło do konta.',
    },
  ],
} satisfies FormReference;
