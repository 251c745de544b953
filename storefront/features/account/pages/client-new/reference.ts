import { account, confirmation, registered } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Asks for an account, and opens it by the link of its mail.',
  notes: [
    'Known and unknown e-mails get the same answer; only the mail differs. To a new e-mail it brings a link that works once, within a day; its form asks for the password, opens the account and signs its owner in. To one with an account it explains how to sign in.',
    'A refused form returns without its passwords. Codes of the messages at its fields are those of [validateClientData](../queries/validateClientData.md).',
  ],
  parameters: {
    next: '`express`, in the address: goes on to the summary of the order, as at sign-in.',
    operation: '`confirm` opens the account of the link; left out, an account is asked for.',
    token: 'Of the link, and of `confirm`.',
    password: 'Of `confirm`: the password that was chosen.',
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
    client_password: 'The password: 6 to 15 characters.',
    client_password2: 'The password again.',
    client_current_password: 'Of a form that changes an account; not read here.',
    client_mailing: 'Sent where the client wants the newsletter.',
  },
  codes: ['validation.password_common'],
  examples: [
    {
      title: 'A private person',
      replay: 'again',
      request: { path: '/client-new.php', form: account },
      says: 'Na adres hanna@poczta.example wysłaliśmy mail. Dokończ zakładanie konta pod linkiem, który w\u00a0nim jest.',
    },
    {
      title: 'The account by the link',
      before: registered,
      request: async (visitor) => ({ path: '/client-new.php', form: await confirmation(visitor) }),
      varying: { token: 'of the link' },
      says: 'Konto jest gotowe.',
    },
  ],
  refusals: [
    {
      title: 'No house number',
      request: { path: '/client-new.php', form: { ...account, client_street_number: '' } },
      says: 'Numer domu: Proszę wypełnić to pole.',
    },
  ],
} satisfies FormReference;
