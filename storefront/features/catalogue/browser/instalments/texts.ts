import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts of the instalments line; the reasons for none are in `instalmentErrorTexts`. */
export const instalmentLineTexts = defineTexts('instalmentLine', {
  pl: {
    title: 'Raty',
    from: 'Raty od {amount} miesięcznie',
    calculate: 'Oblicz raty',
  },
  en: {
    title: 'Instalments',
    from: 'Instalments from {amount} a month',
    calculate: 'Calculate instalments',
  },
});
