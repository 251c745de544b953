import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    '`error` is the first error; `validationErrors` has all of them, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
  ],
  codes: ['message.page_only_register', 'message.double_address_error'],
  examples: [
    {
      title: 'A second address',
      replay: 'refused',
      before: signedIn,
      document: `mutation{
  insertDeliveryAddress(InsertDeliveryAddressInput:{firstname:"Jan",lastname:"Nowak",street:"Sławkowska 2",zipcode:"31-014",city:"Kraków",country:1143020003,phone:"600 200 300"}){
    status isError error{code message} validationErrors{field code message} result{id}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'A postcode of another format',
      before: signedIn,
      document: `mutation{
  insertDeliveryAddress(InsertDeliveryAddressInput:{firstname:"Jan",lastname:"Nowak",street:"Sławkowska 2",zipcode:"3101",city:"Kraków",country:1143020003,phone:"600 200 300"}){
    status isError error{code message} validationErrors{field code message} result{id}
  }
}`,
    },
    {
      title: 'By a guest',
      document: `mutation{
  insertDeliveryAddress(InsertDeliveryAddressInput:{firstname:"Jan",lastname:"Nowak",street:"Sławkowska 2",zipcode:"31-014",city:"Kraków",country:1143020003,phone:"600 200 300"}){status error{code message}}
}`,
    },
  ],
} satisfies OperationReference;
