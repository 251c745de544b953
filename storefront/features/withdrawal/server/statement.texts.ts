import { defineTexts } from '../../../../components/texts/texts.ts';

/** The words of a declaration. */
export const statementTexts = defineTexts('withdrawalStatement', {
  pl: {
    whole: '{name}: odstępuję od umowy sprzedaży, zamówienie {number}. Odstąpienie dotyczy całego zamówienia.',
    part: '{name}: odstępuję od umowy sprzedaży, zamówienie {number}. Odstąpienie dotyczy produktów:',
  },
});
