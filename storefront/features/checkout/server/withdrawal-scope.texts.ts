import { defineTexts } from '../../../../components/texts/texts.ts';

/** What a placed order says of files and services whose buyer agreed that they come at once. */
export const withdrawalScopeTexts = defineTexts('withdrawalScope', {
  pl: {
    'agreed.virtual':
      'Na Twoją prośbę dostarczamy zaraz po zapłacie: {names}. Po dostarczeniu nie możesz już odstąpić od tej umowy.',
    'agreed.service':
      'Na Twoją prośbę nie czekamy z\u00a0usługą do końca 14\u00a0dni: {names}. Po jej wykonaniu nie możesz już odstąpić od umowy o\u00a0nią.',
  },
  en: {
    'agreed.virtual':
      'You asked us to deliver right after payment: {names}. Once it is delivered, you can no longer withdraw from this contract.',
    'agreed.service':
      'You asked us not to wait until the end of the 14\u00a0days with the service: {names}. Once it is done, you can no longer withdraw from the contract for it.',
  },
});
