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
  en: {
    preview: 'Basket preview',
    loading: 'Loading your basket',
    failed: 'We could not load your basket. Check your internet connection.',
    retry: 'Try again',
    close: 'Close',
    summary: '{count}, {total} in total.',
    empty: 'Your basket is empty.',
  },
});
