import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'The own address of who buys is `clientBillingData`, or `clientDeliveryData` where that is not sent. `clientDeliveryOtherAddressData` is where goods go besides, `clientBillingOtherData` whom the invoice is for.',
    '`error` is the first thing that is wrong; all of them stand in `validationErrors`, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
    'The account opens by the link in the mail to its e-mail, with the password. The answer is the same whether the e-mail has an account or not, so it has no id and signs nobody in; the mail tells the rest. A login that is an e-mail must be the own one.',
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
      title: 'By somebody who is signed in',
      before: signedIn,
      document:
        'mutation{registerClient(RegisterClientInput:{clientData:{email:"ola@poczta.example"}}){status error{code message} result{id}}}',
    },
  ],
} satisfies OperationReference;
