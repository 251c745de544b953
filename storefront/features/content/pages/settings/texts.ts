import { defineTexts } from '../../../../../components/texts/texts.ts';

export const settingsPageTexts = defineTexts('settingsPage', {
  pl: {
    home: 'Strona główna',
    leave: 'Wypisz się z\u00a0newslettera',
  },
});
