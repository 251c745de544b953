import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { token: 'The platform’s token of its client. It is not read.' },
  codes: ['message.account_login_disabled'],
  examples: [],
  refusals: [
    {
      title: 'Any token',
      document: 'mutation{loginByIAIAccountsToken(token:"abc"){status login error{code message}}}',
    },
  ],
} satisfies OperationReference;
