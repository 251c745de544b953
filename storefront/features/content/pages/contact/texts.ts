import { defineTexts } from '../../../../../components/texts/texts.ts';

export const contactTexts = defineTexts('contact', {
  pl: {
    home: 'Strona główna',
    title: 'Kontakt',
    lead: 'Zadzwoń, napisz albo zajrzyj do\u00a0nas. Na wiadomości odpisujemy w\u00a0dni robocze.',
    where: 'Gdzie jesteśmy',
    map: 'Plan okolicy z\u00a0zaznaczonym miejscem: {address}',
    showrooms: 'Wszystkie salony i\u00a0ich godziny',
    orders: 'Sprawdź zamówienie',
    write: 'Napisz do\u00a0nas',
    name: 'Imię',
    email: 'E-mail',
    emailNote: 'Tu odpiszemy.',
    message: 'Wiadomość',
    messageNote: 'Jeśli chodzi o\u00a0zamówienie, podaj jego numer.',
    send: 'Wyślij wiadomość',
  },
});
