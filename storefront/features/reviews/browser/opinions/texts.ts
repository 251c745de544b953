import { defineTexts } from '../../../../../components/texts/texts.ts';

export const opinionTexts = defineTexts('opinion', {
  pl: {
    title: 'Napisz opinię',
    lead: 'Publikujemy opinie dobre i\u00a0złe. Zanim pokażemy Twoją, poprosimy e-mailem o\u00a0jej potwierdzenie.',
    note: 'Ocena',
    opinion: 'Opinia',
    length: 'Najwyżej {count}\u00a0znaków.',
    photo: 'Zdjęcie',
    photoHint: 'Plik .jpg, najwyżej {pixels}\u00a0px i\u00a0{megabytes}\u00a0MB.',
    author: 'Imię albo pseudonim',
    authorHint: 'Pokażemy je przy opinii.',
    email: 'E-mail',
    emailHint: 'Nie pokażemy go nikomu.',
    submit: 'Wyślij opinię',
    limit: 'Na dziś to już wszystkie opinie z\u00a0tego adresu. Napisz jutro.',
    gone: 'Tego produktu już u\u00a0nas nie ma.',
    waiting:
      'Dziękujemy, opinia została wysłana. Potwierdź ją jeszcze w\u00a0wiadomości, którą wysłaliśmy na podany adres.',
    published: 'Opinia jest już widoczna przy produkcie.',
    alreadyThere: 'Ten produkt ma już opinię z\u00a0Twojego adresu.',
    confirmTitle: 'Potwierdź opinię',
    confirmLead: 'Po potwierdzeniu pokażemy ją przy produkcie {name}.',
    confirm: 'Potwierdzam opinię',
    alreadyRated: 'Ta opinia ma już Twoją ocenę.',
    unknownOpinion: 'Nie ma takiej opinii.',
    unknownOperation: 'Ocena opinii to positive albo negative.',
    ordersNotKept: 'Przyjmujemy opinie o\u00a0produktach.',
  },
});
