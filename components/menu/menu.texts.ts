import { defineTexts } from '../texts/texts.ts';

export const menuTexts = defineTexts('menu', {
  pl: {
    name: 'Działy sklepu',
    more: '{name}: podkategorie',
    whole: 'Cały dział: {name}',
  },
  en: {
    name: 'Departments',
    more: '{name}: subcategories',
    whole: 'Whole department: {name}',
  },
});
