import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'The client’s own address is `clientBillingData`, else `clientDeliveryData`. `clientDeliveryOtherAddressData` is another delivery address, `clientBillingOtherData` another invoice address.',
    '`error` is the first error; `validationErrors` has all of them, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
    '[orderCreate](orderCreate.md) uses these data without a client.',
  ],
  codes: ['message.page_only_unregister'],
  examples: [
    {
      title: 'A guest buyer',
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
      title: 'A short postcode',
      document: `mutation{
  setUserOnce(SetUserOnceInput:{
    clientData:{type:"private",email:"hanna@poczta.example",clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska 8/3",zipcode:"3114",city:"Kraków",country:1143020003,phone:"600 100 200"}}
  }){status isError error{code message} validationErrors{field code message} result{id}}
}`,
    },
  ],
} satisfies OperationReference;
