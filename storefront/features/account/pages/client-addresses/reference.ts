import { inTurn, recipient, signedIn, type Step } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const address = {
  operation: 'save',
  kind: 'delivery',
  id: '',
  firm: '',
  nip: '',
  firstname: recipient.firstname,
  lastname: recipient.lastname,
  street: 'Lipowa',
  street_number: '4',
  zipcode: '81-001',
  city: 'Gdynia',
  region: 'PL',
  phone: '',
} as const;

const withAddress: Step = inTurn(signedIn, async (visitor) => {
  const answer = await visitor.send({ path: '/client-addresses.php', form: address });
  if (answer.status !== 303) throw new Error(`The address was answered with ${answer.status}.`);
});

export default {
  about: 'Adds, changes, removes and chooses the signed-in client’s addresses, for parcels and invoices.',
  notes: [
    '`?kind=delivery` shows the form of a new address, `&id=` that of one of the list, `&operation=remove` its confirmation. Orders start with the chosen one; where none is, with the address of the account itself.',
    'Another client’s address is answered with 404.',
  ],
  parameters: {
    operation: '`save`, `remove` or `choose`. Another form is refused with 400.',
    kind: '`delivery` or `invoice`.',
    id: 'The address; empty for a new one, and for the account\u2019s own where one is chosen.',
    firm: 'Name of a company.',
    nip: 'Its tax number, for invoices.',
    firstname: 'First name; may be empty on the invoice of a company.',
    lastname: 'Last name; the same.',
    street: 'Street.',
    street_number: 'House number.',
    zipcode: 'Postcode.',
    city: 'Town.',
    region: 'Country, ISO 3166-1 alpha-2: one to which the shop sends.',
    phone: 'Telephone number; may be empty.',
  },
  codes: [
    'message.deliv_addr_deleted',
    'message.deliv_addr_selected',
    'message.double_address_error',
    'message.page_only_register',
    'validation.no_delivery_city',
    'validation.incorect_delivery_zipcode',
  ],
  examples: [
    {
      title: 'A new address for parcels',
      replay: 'refused',
      before: signedIn,
      request: { path: '/client-addresses.php', form: address },
      says: 'Adres dostawy jest zapisany.',
    },
    {
      title: 'The account\u2019s own is chosen again',
      replay: 'nothing',
      changesNothing: true,
      before: withAddress,
      request: { path: '/client-addresses.php', form: { operation: 'choose', kind: 'delivery', id: '' } },
      says: 'Adres dostawy został wybrany.',
    },
  ],
  refusals: [
    {
      title: 'Without a town',
      before: signedIn,
      request: { path: '/client-addresses.php', form: { ...address, city: '' } },
      says: 'Miejscowość',
    },
    {
      title: 'An address that is not on the list',
      before: signedIn,
      request: { path: '/client-addresses.php', form: { operation: 'remove', kind: 'delivery', id: '999999' } },
    },
  ],
} satisfies FormReference;
