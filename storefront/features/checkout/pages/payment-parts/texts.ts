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
});
