import { defineTexts } from '../../../../components/texts/texts.ts';

/** Texts of mails about withdrawals from contracts. */
export const withdrawalMailTexts = defineTexts('withdrawalMail', {
  pl: {
    receiptSubject: 'Przyjęliśmy odstąpienie od umowy nr {id}',
    receipt:
      'Twoje oświadczenie o\u00a0odstąpieniu od umowy przyszło do nas {moment}. Ta wiadomość jest jego potwierdzeniem.',
    receiptLink: 'Zobacz oświadczenie',
    receiptElse:
      'Odeślij produkty do {day} na adres: {address}. Oddamy pieniądze w\u00a0ciągu {days}\u00a0dni, tak jak zostały zapłacone; możemy poczekać, aż produkty albo dowód ich nadania do nas dotrą. Jeśli to nie Ty, napisz na {email}.',
    statement: 'Treść oświadczenia:',
    copySubject: 'Odstąpienie od umowy nr {id}, zamówienie {number}',
    copy: 'Odstąpienie od umowy złożone {moment}. {name}, {email}.',
    copyUnknown: 'Numer zamówienia i\u00a0e-mail nie pasują do żadnego zamówienia.',
    copyElse: 'Odpowiesz poleceniem: npm run operator -- withdrawals answer {id} "Treść".',
    answerSubject: 'Odstąpienie od umowy nr {id}: odpowiedź sklepu',
    answer: 'Odpowiadamy na Twoje odstąpienie od umowy z\u00a0{moment}:',
    answerElse: 'Pytania? Napisz na {email} albo odpowiedz na tę wiadomość.',
  },
});
