import { defineTexts } from '../../../../components/texts/texts.ts';

/** The words of a declaration. */
export const statementTexts = defineTexts('withdrawalStatement', {
  pl: {
    whole: '{name}: odstępuję od umowy sprzedaży, zamówienie {number}. Odstąpienie dotyczy całego zamówienia.',
    part: '{name}: odstępuję od umowy sprzedaży, zamówienie {number}. Odstąpienie dotyczy produktów:',
  },
  en: {
    whole: '{name}: I withdraw from the contract of sale, order {number}. The withdrawal covers the whole order.',
    part: '{name}: I withdraw from the contract of sale, order {number}. The withdrawal covers these products:',
  },
});
