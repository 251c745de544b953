import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'No account of another site',
      document:
        'query{loginOptions(LoginOptionsInput:{redirectUrl:"/",isWholesaler:false}){options{id loginUrl isConnected disconnectUrl}}}',
    },
  ],
} satisfies OperationReference;
