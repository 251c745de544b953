import { firmParts, personParts, recipientParts } from '../../browser/customer-data.ts';
import { byCourier, recipient, withBasket } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const named = (prefix: string, parts: ReadonlyArray<string>, about: string) =>
  Object.fromEntries(parts.map((part) => [`${prefix}_${part}`, about]));

export default {
  about: 'Keeps address, delivery and payment for this session, and leads to the summary.',
  parameters: {
    firstname: 'First name.',
    lastname: 'Last name.',
    email: 'E-mail address.',
    phone: 'Telephone number.',
    street: 'Street.',
    street_number: 'House number.',
    zipcode: 'Postcode.',
    city: 'Town.',
    country:
      'A country of the shop, ISO 3166-1 alpha-2; left out, the one chosen before. That of the recipient decides the deliveries.',
    ship_country: 'Of `other`: the country of the recipient.',
    firm_country: 'Of `firm` with another address: its country.',
    person_country: 'Of `person` with other data: the country.',
    delivery_address:
      'An address of the signed-in client instead of a typed one: `own`, or its number in the list of addresses.',
    invoice_address:
      'The invoice address, the same way; empty for none; `firm` or `person` for an invoice with typed data.',
    ship_to: '`other` if the parcel goes to another person; empty for the buyer.',
    ...named('ship', recipientParts, 'Of `other`: the recipient, named as the buyer.'),
    firm_tax_number: 'Of `firm`: the NIP.',
    firm_company: 'Of `firm`: its name.',
    firm_place: '`other` for another address than the buyer’s.',
    ...named('firm', firmParts, 'Of `firm` with another address.'),
    person_place: '`other` for other data than the buyer’s.',
    ...named('person', personParts, 'Of `person` with other data.'),
    birth_date: 'Date of birth, YYYY-MM-DD; read where the setting `orderBirthDate` asks for it.',
    bankAccount: 'Bank account, an IBAN; read where the setting `orderBankAccount` asks for it.',
    shipping: 'The courier, `<courier>-<1 prepaid, 0 on delivery>`: `fullId` of the query `shipping`.',
    'points[shipping]': 'A town, postcode or code by which pickup points of this delivery are searched.',
    find_points: 'Searches: the delivery whose points are meant. The page comes again, with what was typed.',
    'pickup_point[shipping]': 'The code of the pickup point, where the delivery needs one; one for each delivery.',
    pickup_point: 'The same for the chosen delivery, as programs send it.',
    'client_number[shipping]': 'The customer number, where the point opens only with it.',
    'delivery_day[shipping]': 'The chosen day, YYYY-MM-DD, where the courier has days to choose from.',
    'delivery_hours[shipping]': 'The chosen hours, as shown.',
    'services[shipping]': 'A wanted service of the courier: `saturday`, `weekend` or `bringing`; repeated for several.',
    'services_points[shipping]': '`1` to pay for the services with the loyalty points of the signed-in client.',
    'parcels[shipping]': '`two` to get what is there now, and the rest later, in another parcel with its own cost.',
    stock: 'The showroom, where goods are collected.',
    payform_id: 'The payment method: `id` of the query `paymentsMethod`; it must go together with the delivery.',
    instalment_terms: 'With instalments: `read`, once the buyer has read their terms.',
    recount:
      'Shows the deliveries to the chosen country, and the sum and the payments of the chosen delivery. The page comes again, with what was typed.',
  },
  codes: [
    'validation.incorect_email',
    'validation.incorect_phone',
    'validation.incorect_zipcode',
    'validation.no_city',
    'validation.no_firstname',
    'validation.no_street',
    'validation.no_street_number',
  ],
  examples: [
    {
      title: 'By courier, paid by transfer',
      replay: 'nothing',
      before: withBasket([1002, 'uniw', '1']),
      request: { path: '/order1.php', form: byCourier },
      says: recipient.city,
    },
    {
      title: 'To a pickup point',
      replay: 'nothing',
      before: withBasket([1002, 'uniw', '1']),
      request: {
        path: '/order1.php',
        form: { ...recipient, shipping: '3-1', pickup_point: 'SIEN-WAW-01', payform_id: '3' },
      },
      says: 'Odbiór w\u00a0punkcie',
    },
    {
      title: 'In instalments',
      replay: 'nothing',
      before: withBasket([1026, 'uniw', '1']),
      request: { path: '/order1.php', form: { ...byCourier, payform_id: '14', instalment_terms: 'read' } },
      says: 'Raty',
    },
  ],
  refusals: [
    {
      title: 'A postcode that is too short',
      before: withBasket([1002, 'uniw', '1']),
      request: { path: '/order1.php', form: { ...byCourier, zipcode: '3114' } },
      says: '31-145',
    },
    {
      title: 'A payment that does not go with the delivery',
      before: withBasket([1002, 'uniw', '1']),
      request: { path: '/order1.php', form: { ...byCourier, payform_id: '1' } },
      says: 'Przy odbiorze zapłacisz tylko',
    },
  ],
} satisfies FormReference;
