import { defineTexts } from '../../../../../components/texts/texts.ts';

export const simulatorTexts = defineTexts('instalmentSimulator', {
  pl: {
    titleOf: 'Symulator rat: {lender}',
    rrso: 'RRSO {rate}',
    title: 'Symulator rat',
    isDemo: 'To jest pokazowy symulator.',
    demoText: 'Zastępuje stronę banku {name}. Niczego nie wysyła i\u00a0nie jest ofertą.',
    shopNumber: 'Numer sklepu',
    variant: 'Wariant',
    worth: 'Wartość towarów',
    missing: 'nie podano',
    plans: 'Raty',
    close: 'Zamknij to okno, żeby wrócić do sklepu.',
  },
  en: {
    titleOf: 'Instalment simulator: {lender}',
    rrso: 'APR {rate}',
    title: 'Instalment simulator',
    isDemo: 'This is a demonstration simulator.',
    demoText: 'It stands in for the page of {name}. It sends nothing and is not an offer.',
    shopNumber: 'Shop number',
    variant: 'Option',
    worth: 'Value of the goods',
    missing: 'not given',
    plans: 'Instalments',
    close: 'Close this window to return to the shop.',
  },
});
