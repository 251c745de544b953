import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'The client’s own address is `clientBillingData`, else `clientDeliveryData`. `clientDeliveryOtherAddressData` is another delivery address, `clientBillingOtherData` another invoice address.',
    '`error` is the first error; `validationErrors` has all of them, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
    'A change of e-mail, login or password needs `currentPassword`; a new password ends every other session of the account.',
  ],
  codes: ['message.page_only_register', 'message.account_badlogin', 'validation.password_common'],
  examples: [
    {
      title: 'Another telephone number',
      replay: 'nothing',
      before: signedIn,
      document: `mutation{
  updateClient(UpdateClientInput:{clientData:{clientBillingData:{phone:"600 200 300"}}}){
    status isError error{code message} validationErrors{field code message} result{id}
  }
}`,
    },
    {
      title: 'Another password',
      replay: 'refused',
      before: signedIn,
      document: `mutation{
  updateClient(UpdateClientInput:{
    loginAndPassword:{password:"siwy-kot-7",passwordRepeat:"siwy-kot-7",currentPassword:"zielony-kot"}
  }){status isError error{code message}}
}`,
    },
  ],
  refusals: [
    {
      title: 'Another e-mail, without the password',
      before: signedIn,
      document:
        'mutation{updateClient(UpdateClientInput:{clientData:{email:"ola@poczta.example"}}){status error{code message}}}',
    },
    {
      title: 'By a guest',
      document:
        'mutation{updateClient(UpdateClientInput:{clientData:{clientBillingData:{phone:"600 200 300"}}}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
