import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'Whether an order is divided, its own call says (`orderDivision` of [orderCreate](orderCreate.md)). A shop that divides none (setting `canDivideOrders`) refuses with the code `not_divided`.',
  ],
  examples: [
    {
      title: 'An order as a whole',
      replay: 'nothing',
      changesNothing: true,
      document:
        'mutation{editCurrentSettings(ShopSettingsInput:{isAllowedToDivisionOrder:false}){status error{code message}}}',
    },
    {
      title: 'An order in parts',
      replay: 'nothing',
      changesNothing: true,
      document:
        'mutation{editCurrentSettings(ShopSettingsInput:{isAllowedToDivisionOrder:true}){status error{code message}}}',
    },
  ],
  refusals: [],
} satisfies OperationReference;
