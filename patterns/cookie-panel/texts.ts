import { defineTexts } from '../../components/texts/texts.ts';

export const cookiePanelTexts = defineTexts('cookiePanel', {
  pl: {
    heading: 'Pliki cookie',
    text: 'Niezbędne pliki trzymają Twój koszyk i\u00A0logowanie. O\u00A0resztę pytamy. Zdanie zmienisz, kiedy chcesz, linkiem w\u00A0stopce.',
    policy: 'Jak używamy plików cookie',
    necessaryOnly: 'Tylko niezbędne',
    all: 'Zgadzam się na wszystkie',
    settings: 'Ustawienia',
    categories: 'Na co się zgadzasz',
    necessary: 'Niezbędne',
    necessaryText: 'Koszyk, logowanie, Twój wybór w\u00A0tej sprawie. Bez nich sklep nie działa, więc działają zawsze.',
    chosen: 'Zapisz wybór',
  },
});
