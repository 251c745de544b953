import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [4],
  parameters: { action: '`verify_iban`.', bankAccount: 'The number, with or without spaces and country.' },
  answer: [{ at: 'errno', file: 'patterns/rules/iban.ts', name: 'ibanErrno' }],
  examples: [
    {
      title: 'A valid number',
      request: { path: '/ajax/payments.php?action=verify_iban&bankAccount=PL61109010140000071219812874' },
    },
    {
      title: 'An invalid one',
      request: { path: '/ajax/payments.php?action=verify_iban&bankAccount=PL61109010140000071219812875' },
    },
  ],
  codes: ['validation.incorrect_iban'],
  refusals: [{ title: 'Another action', request: { path: '/ajax/payments.php?action=pay' } }],
} satisfies CallReference;
