import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'No voucher is used', document: 'query{voucher{value{value currency formatted}}}' }],
} satisfies OperationReference;
