import { defineTexts } from '../../../../../components/texts/texts.ts';

export const questionTexts = defineTexts('question', {
  pl: {
    title: 'Zapytaj o\u00a0produkt',
    none: 'Nikt jeszcze nie zapytał o\u00a0ten produkt.',
    asked: 'Pytanie z\u00a0{date}',
    askedBy: 'Pyta {name}, {date}',
    answeredBy: 'Odpowiada {name}, {date}',
    unanswered: 'Jeszcze bez odpowiedzi.',
    more: {
      one: 'Pokaż jeszcze {count} pytanie',
      few: 'Pokaż jeszcze {count} pytania',
      many: 'Pokaż jeszcze {count} pytań',
      other: 'Pokaż jeszcze {count} pytania',
    },
    lead: 'Odpowiemy e-mailem, zwykle w\u00a0dwa dni robocze. Pytanie z\u00a0odpowiedzią możemy pokazać przy produkcie, bez Twojego adresu.',
    email: 'E-mail',
    question: 'Pytanie',
    length: 'Najwyżej {count}\u00a0znaków.',
    submit: 'Wyślij pytanie',
    limit: 'Na dziś to już wszystkie pytania z\u00a0tego adresu. Napisz jutro albo zadzwoń.',
    gone: 'Tego produktu już u\u00a0nas nie ma.',
  },
});
