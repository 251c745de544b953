import { defineTexts } from '../../../../../components/texts/texts.ts';

export const complaintFilesTexts = defineTexts('complaintFiles', {
  pl: {
    failed: 'Nie udało się wysłać pliku {file}. Spróbuj jeszcze raz.',
  },
  en: {
    failed: 'We could not send the file {file}. Try again.',
  },
});
