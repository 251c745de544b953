import type { FormReference } from '../../../../reference/define.ts';

const message = {
  contact_name: 'Hanna',
  contact_email: 'hanna@poczta.example',
  contact_message: 'Czy salon jest otwarty w sobotę?',
};

export default {
  about: 'Sends a visitor’s message to the shop by mail.',
  notes: ['The same message, sent twice within ten minutes, is mailed once.'],
  parameters: {
    contact_name: 'May be empty.',
    contact_email: 'For the answer.',
    contact_message: 'At most 1000 characters.',
  },
  codes: ['message.contactus_sent'],
  examples: [
    {
      title: 'A question about the showroom',
      replay: 'nothing',
      request: { path: '/contact.php', form: message },
      says: 'Wiadomość została wysłana.',
    },
  ],
  refusals: [
    {
      title: 'No message',
      request: { path: '/contact.php', form: { ...message, contact_message: '' } },
      says: 'Proszę wypełnić to pole.',
    },
  ],
} satisfies FormReference;
