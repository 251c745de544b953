import { asked, inTurn, signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

const withAddress = inTurn(
  signedIn,
  asked(
    'mutation{insertInvoiceAddress(InsertInvoiceAddressInput:{companyName:"Pracownia Źrebiec",taxNumber:"526-025-02-74",street:"Sławkowska 2",zipcode:"31-014",city:"Kraków",country:1143020003}){status}}',
  ),
);

export default {
  notes: [
    '`error` is the first error; `validationErrors` has all of them, each with its part and field. Codes are those of [validateClientData](../queries/validateClientData.md).',
    'Another client’s address fails like an unknown one, with the code `not_found`.',
  ],
  codes: ['message.page_only_register', 'message.double_address_error'],
  examples: [
    {
      title: 'Another street',
      replay: 'nothing',
      before: withAddress,
      document: `mutation{
  updateInvoiceAddress(UpdateInvoiceAddressInput:{id:2,street:"Floriańska 10"}){
    status isError error{code message} validationErrors{field code message} result{id}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'An unknown address',
      before: withAddress,
      document: `mutation{
  updateInvoiceAddress(UpdateInvoiceAddressInput:{id:404,street:"Floriańska 10"}){status error{code message} result{id}}
}`,
    },
  ],
} satisfies OperationReference;
