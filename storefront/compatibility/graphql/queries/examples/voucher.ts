import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    number: 'Of the voucher. Not read.',
    pin: 'Of the voucher. Not read.',
  },
  examples: [
    {
      title: 'No voucher is used',
      document: 'query{voucher(number:"1234",pin:"56"){value{value currency formatted}}}',
    },
  ],
} satisfies OperationReference;
