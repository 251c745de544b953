import { defineTexts } from '../../components/texts/texts.ts';

export const cookiePanelTexts = defineTexts('cookiePanel', {
  pl: {
    heading: 'Pliki cookie',
    text: 'Niezbędne trzymają Twój koszyk i\u00A0logowanie. O\u00A0resztę pytamy. Zdanie zmienisz linkiem w\u00A0stopce.',
    policy: 'Więcej o\u00A0plikach cookie',
    necessaryOnly: 'Tylko niezbędne',
    all: 'Zgadzam się na wszystkie',
    settings: 'Ustawienia',
    categories: 'Na co się zgadzasz',
    necessary: 'Niezbędne',
    necessaryText: 'Koszyk, logowanie, Twój wybór w\u00A0tej sprawie. Bez nich sklep nie działa, więc działają zawsze.',
    chosen: 'Zapisz wybór',
  },
  en: {
    heading: 'Cookies',
    text: 'Necessary cookies keep your basket and your sign-in. We ask about the rest. You can change your mind by the link in the footer.',
    policy: 'More about cookies',
    necessaryOnly: 'Necessary only',
    all: 'Accept all',
    settings: 'Settings',
    categories: 'What you agree to',
    necessary: 'Necessary',
    necessaryText: 'Basket, sign-in and your choice here. The shop does not work without them, so they are always on.',
    chosen: 'Save my choice',
  },
});
