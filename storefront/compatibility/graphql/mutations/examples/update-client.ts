import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'The own address of who buys is `clientBillingData`, or `clientDeliveryData` where that is not sent. `clientDeliveryOtherAddressData` is where goods go besides, `clientBillingOtherData` whom the invoice is for.',
    '`error` is the first thing that is wrong; all of them stand in `validationErrors`, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
    'Who changes e-mail, login or password sends `currentPassword`, too; after another password every other session of the account ends.',
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
