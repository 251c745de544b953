import { defineTexts } from '../../../../components/texts/index.ts';

export const basketDisclosureTexts = defineTexts('basketDisclosure', {
  pl: {
    preview: 'Podgląd koszyka',
    loading: 'Wczytujemy koszyk',
    failed: 'Nie udało się wczytać koszyka. Sprawdź połączenie z\u00A0internetem.',
    retry: 'Spróbuj ponownie',
    close: 'Zamknij',
    summary: '{count}, razem {total}.',
    empty: 'Koszyk jest pusty.',
  },
});
