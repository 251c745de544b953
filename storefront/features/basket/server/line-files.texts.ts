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
  en: {
    attached: '{name}: the file {file} has been added.',
    present: '{name}: the file {file} is already there.',
    detached: '{name}: the file {file} has been removed.',
    notKept: 'The file {file} could not be saved. Add it again.',
    gone: 'We did not add the file {file}: that item is no longer in the basket.',
  },
});
