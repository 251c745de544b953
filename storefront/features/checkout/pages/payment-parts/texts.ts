import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentPartsTexts = defineTexts('paymentParts', {
  pl: {
    title: 'Bon, karta podarunkowa, punkty',
    lead: 'Całe zamówienie: {total}. Tymi środkami płacisz od razu, resztę wybranym sposobem: {method}.',
    chosen: 'Wybrane środki',
    part: '{name}: {amount}',
    idle: '{name}: nie można już użyć',
    remove: 'Usuń',
    removeNamed: 'Usuń: {name}',
    rest: 'Zostaje do zapłaty: {amount}.',
    back: 'Wróć do podsumowania',
    added: '{name} zapłaci {amount}.',
    full: 'Całe zamówienie jest już pokryte.',
    again: 'To już jest wybrane.',
  },
  en: {
    title: 'Voucher, gift card, points',
    lead: 'The whole order: {total}. These pay at once, the rest by the chosen method: {method}.',
    chosen: 'Chosen',
    part: '{name}: {amount}',
    idle: '{name}: can no longer be used',
    remove: 'Remove',
    removeNamed: 'Remove: {name}',
    rest: 'Left to pay: {amount}.',
    back: 'Back to the summary',
    added: '{name} will pay {amount}.',
    full: 'The whole order is already covered.',
    again: 'This is already chosen.',
  },
});
