import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Keeps the visitor’s answer about cookies, with its proof, and shows it.',
  notes: [
    'A shop that asks nothing (`consentPurposes`) only names its necessary cookies, and keeps no answer.',
    'The answer is the cookie `consent`: the version of the words, the purposes or `none`, and the number of the proof.',
  ],
  parameters: {
    choice: '`necessary` refuses, `all` agrees to every purpose, `chosen` to those named by `category`.',
    category: 'A purpose: `analytics` or `marketing`; may be repeated.',
  },
  examples: [
    {
      title: 'Everything beside the necessary is refused',
      replay: 'nothing',
      changesNothing: true,
      request: { path: '/cookies.php', form: { choice: 'necessary' } },
    },
  ],
} satisfies FormReference;
