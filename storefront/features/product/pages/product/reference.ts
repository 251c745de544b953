import { signedIn } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Puts the product of the page into the basket without a script, or asks for a message once a size is back.',
  notes: ['The form with a script sends the same fields to `/basketchange.php`.'],
  parameters: {
    size: 'Size.',
    number: 'Quantity as typed.',
    observe: '`1` is the form for a message once the size is back; otherwise it buys.',
    email: 'Of that form: for the message.',
    phone: 'Of that form: a telephone number, may be empty.',
    consent: 'Of that form: sent where the shopper agrees.',
    opinie: 'In the address: `potwierdzone` shows only opinions with an order.',
    'opinie-wg':
      'In the address: order of opinions, `najwyzsze`, `najnizsze` or `pomocne`; the newest first otherwise.',
    opinii: 'In the address: how many opinions are shown, in whole parts.',
    pytan: 'In the address: how many questions are shown, in whole parts.',
    express:
      'Key of this attempt, from the page: buys, and leads to the summary as `express` of [basketchange.php](basket-change.md) does.',
    'configuration[group]': 'Chosen option of a configurable product.',
    days_in_period: 'Days between the deliveries of a subscription; `0` for a single purchase.',
    subscription: '`1` for a subscription; `days_in_period` says which.',
  },
  examples: [
    {
      title: 'Two mugs',
      replay: 'again',
      request: { path: '/product-pol-1001-kubek-poranek-wapno.html', form: { size: 'uniw', number: '2' } },
      says: 'Dodano do koszyka.',
    },
    {
      title: 'A mug, and on to the summary',
      replay: 'nothing',
      before: signedIn,
      request: {
        path: '/product-pol-1001-kubek-poranek-wapno.html',
        form: { size: 'uniw', number: '1', express: 'a-key-of-this-attempt' },
      },
      says: 'Łobzowska',
    },
    {
      title: 'A message once a sold-out cup is back',
      replay: 'nothing',
      request: {
        path: '/product-pol-1003-kubek-poranek-szalwia.html',
        form: { observe: '1', size: 'uniw', email: 'hanna@poczta.example', phone: '', consent: '1' },
      },
      says: 'Damy znać. Gdy produkt wróci, napiszemy raz na adres hanna@poczta.example.',
    },
  ],
  refusals: [
    {
      title: 'No quantity',
      request: { path: '/product-pol-1001-kubek-poranek-wapno.html', form: { size: 'uniw', number: '' } },
      says: 'Wpisz ilość cyframi, np. 2.',
    },
  ],
} satisfies FormReference;
