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
  en: {
    question: 'Helpful?',
    positive: 'Yes ({count})',
    negative: 'No ({count})',
    of: ', review by {author}',
    ownPositive: 'Your vote: yes',
    ownNegative: 'Your vote: no',
    thanks: 'Thank you for your vote. Yes: {positive}, no: {negative}.',
    voted: 'You have already rated this review.',
    failed: 'We could not save your vote. Try again.',
  },
});
