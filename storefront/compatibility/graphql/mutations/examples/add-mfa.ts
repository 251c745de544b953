import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    mode: 'Kind of the factor. Not read.',
    default: 'Whether it becomes the default. Not read.',
  },
  codes: ['error.call.not_offered'],
  examples: [],
  refusals: [
    { title: 'Any', document: 'mutation{addMfa(mode:"app",default:true){status error{code message} qrCodeBase64}}' },
  ],
} satisfies OperationReference;
