import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    number: 'Its sixteen digits.',
    pin: 'Of a gift card; empty for a voucher.',
  },
  examples: [
    {
      title: 'A gift card',
      document: 'query{voucher(number:"6000000000000007",pin:"1234"){value{value currency formatted}}}',
    },
    {
      title: 'A voucher that is used up',
      document: 'query{voucher(number:"5400000000000005",pin:""){value{value currency formatted}}}',
    },
  ],
} satisfies OperationReference;
