import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'The providers of the demo shop',
      document:
        'query{loginOptions(LoginOptionsInput:{redirectUrl:"/",isWholesaler:false}){options{id loginUrl isConnected disconnectUrl}}}',
    },
  ],
} satisfies OperationReference;
