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
});
