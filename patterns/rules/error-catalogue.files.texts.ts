import { fileUploadTexts } from '../../components/file-upload/file-upload.texts.ts';
import { defineTexts } from '../../components/texts/texts.ts';

const { forbiddenType, tooLarge, photoFormat, photoPixels, tooMany } = fileUploadTexts.pl;

/** Why a file is refused. The kit's own sentences stand under the kit's keys: a shop sets `file-upload.tooLarge` once. */
export const fileCodeTexts = defineTexts('file-upload', {
  pl: {
    forbiddenType,
    tooLarge,
    photoFormat,
    photoPixels,
    tooMany,
    emptyFile: 'Plik {name} jest pusty.',
    fileName: 'Zmień nazwę pliku {name}. Są w\u00a0niej znaki, których nie przyjmujemy, albo jest za długa.',
  },
});
