import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: ['A request for a divided order is refused with the code `not_divided`.'],
  examples: [
    {
      title: 'An order as a whole',
      replay: 'nothing',
      changesNothing: true,
      document:
        'mutation{editCurrentSettings(ShopSettingsInput:{isAllowedToDivisionOrder:false}){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'An order in parts',
      document:
        'mutation{editCurrentSettings(ShopSettingsInput:{isAllowedToDivisionOrder:true}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
