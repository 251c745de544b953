import type { FormReference } from '../../../../reference/define.ts';

const message = {
  contact_name: 'Hanna',
  contact_email: 'hanna@poczta.example',
  contact_message: 'Czy salon jest otwarty w sobotę?',
};

const call = {
  do: 'call',
  call_phone: '+48 600 000 000',
  call_at: '2026-11-27T10:30',
  call_from: '2026-11-27T15:00',
  call_to: '2026-12-01T12:00',
  call_name: 'Hanna',
  call_subject: 'product',
  call_topic: 'Stół na wymiar',
};

export default {
  about: 'Sends a visitor’s message to the shop by mail, or a wish to be called (`do=call`).',
  notes: ['The same message or wish, sent twice within ten minutes, is mailed once.'],
  parameters: {
    contact_name: 'May be empty.',
    contact_email: 'For the answer.',
    contact_message: 'At most 1000 characters.',
    do: '`call` for a wish to be called; without it a message.',
    call_phone: 'The number to call.',
    call_at: 'The shop’s day and time, `2026-11-27T10:30`: of a day and an hour of calls.',
    call_days:
      'More days that suit, of shops with a calendar of them (`callBackMoreDays`): days in the pattern of `dateFormat` and spans (`2026-11-24 do 2026-11-27`), with `;` between them. May be empty.',
    call_from:
      'From when the shop may try again, like `call_at`; of shops whose `callBackMoreDays` is `window`. May be empty.',
    call_to: 'Until when: later than `call_from`, at the latest the hour at which calls end.',
    call_name: 'May be empty.',
    call_subject: '`order`, `product`, `return` or `other`.',
    call_topic: 'May be empty; at most 1000 characters.',
  },
  codes: ['message.contactus_sent'],
  examples: [
    {
      title: 'A question about the showroom',
      replay: 'nothing',
      request: { path: '/contact.php', form: message },
      says: 'Wiadomość została wysłana.',
    },
    {
      title: 'A wish to be called',
      replay: 'nothing',
      request: { path: '/contact.php', form: call },
      says: 'Zadzwonimy:',
    },
  ],
  refusals: [
    {
      title: 'A window that ends before it begins',
      request: { path: '/contact.php', form: { ...call, call_to: '2026-11-27T12:00' } },
      says: 'Koniec jest przed początkiem.',
    },
    {
      title: 'No message',
      request: { path: '/contact.php', form: { ...message, contact_message: '' } },
      says: 'Proszę wypełnić to pole.',
    },
    {
      title: 'A call on a Sunday',
      request: { path: '/contact.php', form: { ...call, call_at: '2026-11-29T10:30' } },
      says: 'Tego dnia nie dzwonimy.',
    },
  ],
} satisfies FormReference;
