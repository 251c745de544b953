import { defineTexts } from '../../../../components/texts/texts.ts';

/** Texts about files beside comments of lines. */
export const lineFilesTexts = defineTexts('lineFiles', {
  pl: {
    attached: '{name}: dodano plik {file}.',
    present: '{name}: plik {file} jest już dodany.',
    detached: '{name}: usunięto plik {file}.',
    notKept: 'Nie udało się zapisać pliku {file}. Dodaj go jeszcze raz.',
    gone: 'Nie dodaliśmy pliku {file}: tej pozycji nie ma już w\u00a0koszyku.',
  },
});
