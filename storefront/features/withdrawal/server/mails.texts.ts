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
  en: {
    receiptSubject: 'We have received withdrawal no. {id}',
    receipt: 'We received your statement of withdrawal from the contract on {moment}. This message confirms it.',
    receiptLink: 'See the statement',
    receiptElse:
      'Send the products back by {day} to: {address}. We will refund you within {days}\u00a0days, the way you paid; we may wait until the products, or proof that you sent them, reach us. If it was not you, write to {email}.',
    statement: 'Your statement:',
    copySubject: 'Withdrawal no. {id}, order {number}',
    copy: 'Withdrawal from the contract made on {moment}. {name}, {email}.',
    copyUnknown: 'The order number and the email do not match any order.',
    copyElse:
      'Answer with the command npm run operator -- withdrawals answer {id}, and the text in quotation marks after it.',
    answerSubject: 'Withdrawal no. {id}: the shop’s answer',
    answer: 'Here is our answer to your withdrawal from the contract made on {moment}:',
    answerElse: 'Any questions? Write to {email} or reply to this message.',
  },
});
