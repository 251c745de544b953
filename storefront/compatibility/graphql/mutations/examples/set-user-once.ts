import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'The own address of who buys is `clientBillingData`, or `clientDeliveryData` where that is not sent. `clientDeliveryOtherAddressData` is where goods go besides, `clientBillingOtherData` whom the invoice is for.',
    '`error` is the first thing that is wrong; all of them stand in `validationErrors`, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
    '[orderCreate](orderCreate.md) takes these data where it names nobody.',
  ],
  codes: ['message.page_only_unregister'],
  examples: [
    {
      title: 'Somebody who buys without an account',
      replay: 'nothing',
      document: `mutation{
  setUserOnce(SetUserOnceInput:{
      clientData:{
        type:"private",email:"hanna@poczta.example",saveToMailingAfterOrder:false,
        clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska 8/3",zipcode:"31-145",city:"Kraków",country:1143020003,phone:"600 100 200"}
      }
  }){status isError error{code message} validationErrors{field code message} result{id}}
}`,
    },
  ],
  refusals: [
    {
      title: 'A postcode that is too short',
      document: `mutation{
  setUserOnce(SetUserOnceInput:{
    clientData:{type:"private",email:"hanna@poczta.example",clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska 8/3",zipcode:"3114",city:"Kraków",country:1143020003,phone:"600 100 200"}}
  }){status isError error{code message} validationErrors{field code message} result{id}}
}`,
    },
  ],
} satisfies OperationReference;
