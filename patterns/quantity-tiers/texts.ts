import { defineTexts } from '../../components/texts/texts.ts';

export const quantityTiersTexts = defineTexts('quantityTiers', {
  pl: {
    name: 'Im więcej, tym taniej',
    from: 'od {amount} {unit}',
    price: '{price}/{unit}',
    incentive: 'Dodaj jeszcze {amount} {unit}, a zapłacisz {price}/{unit}.',
    add: 'Dodaj {amount} {unit}',
  },
  en: {
    name: 'Buy more, pay less',
    from: 'from {amount} {unit}',
    price: '{price}\u00a0/\u00a0{unit}',
    incentive: 'Add {amount} {unit} more and pay {price}\u00a0/\u00a0{unit}.',
    add: 'Add {amount} {unit}',
  },
});
