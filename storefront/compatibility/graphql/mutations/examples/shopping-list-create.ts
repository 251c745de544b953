import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'Rejected with `shopping_list_no_name`, with `shopping_list_name_too_long` above 100 characters, and with `shopping_list_limit` above the number of lists. Two lists may have the same name.',
  ],
  examples: [
    {
      title: 'A list for a present',
      replay: 'again',
      document: `mutation{
  shoppingListCreate(ShoppingListSettingsInput:{name:"Na prezent",public:true}){status id error{code message}}
}`,
    },
  ],
  refusals: [
    {
      title: 'No name',
      document: 'mutation{shoppingListCreate(ShoppingListSettingsInput:{name:" "}){status id error{code message}}}',
    },
  ],
} satisfies OperationReference;
