import { fileUploadTexts } from '../../components/file-upload/file-upload.texts.ts';
import { quantityStepperTexts } from '../../components/quantity-stepper/quantity-stepper.texts.ts';
import { defineTexts } from '../../components/texts/texts.ts';

const { forbiddenType, tooLarge, photoFormat, photoPixels, tooMany } = fileUploadTexts.pl;
const { raised, lowered } = quantityStepperTexts.pl;

/** The quantity limits (spec 5), under the key of the kit: a shop sets `quantity-stepper.raised` once. */
export const quantityCodeTexts = defineTexts('quantity-stepper', {
  pl: { raised, lowered },
  en: {
    raised: quantityStepperTexts.en.raised,
    lowered: quantityStepperTexts.en.lowered,
  },
});

/** Why a file is refused; the kit's own sentences under the kit's keys. */
export const fileCodeTexts = defineTexts('file-upload', {
  pl: {
    forbiddenType,
    tooLarge,
    photoFormat,
    photoPixels,
    tooMany,
    emptyFile: 'Plik {name} jest pusty.',
    fileName: 'Zmień nazwę pliku {name}. Są w\u00a0niej znaki, których nie przyjmujemy, albo jest za długa.',
    megapixels:
      'Zdjęcie {name} ma za dużo pikseli: przyjmujemy do {megapixels}\u00a0megapikseli. Zmniejsz je i\u00a0dodaj jeszcze raz.',
    busy: 'Oglądamy teraz dużo zdjęć naraz i\u00a0nie zdążyliśmy przyjąć pliku {name}. Dodaj go jeszcze raz za chwilę.',
  },
  en: {
    forbiddenType: fileUploadTexts.en.forbiddenType,
    tooLarge: fileUploadTexts.en.tooLarge,
    photoFormat: fileUploadTexts.en.photoFormat,
    photoPixels: fileUploadTexts.en.photoPixels,
    tooMany: fileUploadTexts.en.tooMany,
    emptyFile: 'The file {name} is empty.',
    fileName: 'Rename the file {name}. Its name is too long or has characters that we do not accept.',
    megapixels:
      'The photo {name} has too many pixels: we accept up to {megapixels}\u00a0megapixels. Make it smaller and add it again.',
    busy: 'We are looking at many photos at the moment and could not take the file {name}. Add it again in a moment.',
  },
});
