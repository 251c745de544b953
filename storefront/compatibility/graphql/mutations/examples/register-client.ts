import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'The client’s own address is `clientBillingData`, else `clientDeliveryData`. `clientDeliveryOtherAddressData` is another delivery address, `clientBillingOtherData` another invoice address.',
    '`error` is the first error; `validationErrors` has all of them, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
    'The link in the mail opens the account, with the password. The answer is the same whether the e-mail has an account or not, so it has no id and no sign-in; the mail has the rest. A login that is an e-mail must be the client’s own one.',
  ],
  codes: ['message.page_only_unregister', 'validation.password_common'],
  examples: [
    {
      title: 'A private person',
      replay: 'again',
      document: `mutation{
  registerClient(RegisterClientInput:{
      clientData:{
        type:"private",email:"hanna@poczta.example",saveToMailingAfterOrder:false,
        clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska 8/3",zipcode:"31-145",city:"Kraków",country:1143020003,phone:"600 100 200"}
      },
      loginAndPassword:{login:"hanna",password:"zielony-kot",passwordRepeat:"zielony-kot"}
  }){status isError error{code message} validationErrors{field code message} result{id}}
}`,
    },
  ],
  refusals: [
    {
      title: 'A short password, and a street without a number',
      document: `mutation{
  registerClient(RegisterClientInput:{
    clientData:{type:"private",email:"hanna@poczta.example",clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska",zipcode:"31-145",city:"Kraków",country:1143020003,phone:"600 100 200"}},
    loginAndPassword:{login:"hanna",password:"kot",passwordRepeat:"kot"}
  }){status isError error{code message} validationErrors{field code message} result{id}}
}`,
    },
    {
      title: 'By a signed-in client',
      before: signedIn,
      document:
        'mutation{registerClient(RegisterClientInput:{clientData:{email:"ola@poczta.example"}}){status error{code message} result{id}}}',
    },
  ],
} satisfies OperationReference;
