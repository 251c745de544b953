import { defineTexts } from '../../../../../components/texts/texts.ts';

export const opinionVotesTexts = defineTexts('opinionVotes', {
  pl: {
    question: 'Pomocna?',
    positive: 'Tak ({count})',
    negative: 'Nie ({count})',
    of: ', opinia: {author}',
    ownPositive: 'Twój głos: tak',
    ownNegative: 'Twój głos: nie',
    thanks: 'Dziękujemy za głos. Tak: {positive}, nie: {negative}.',
    voted: 'Ta opinia ma już Twoją ocenę.',
    failed: 'Nie udało się zapisać głosu. Spróbuj jeszcze raz.',
  },
});
