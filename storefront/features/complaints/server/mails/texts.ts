import { defineTexts } from '../../../../../components/texts/texts.ts';

export const complaintMailTexts = defineTexts('complaintMails', {
  pl: {
    open: 'Zobacz reklamację',
    filedSubject: 'Reklamacja {number}: mamy Twoje zgłoszenie',
    filed: 'Przyjęliśmy reklamację {number}. Odpowiemy do {day}; jeśli nie zdążymy, reklamacja jest uznana.',
    answeredSubject: 'Reklamacja {number}: odpowiedź',
    answered: 'Odpowiedzieliśmy na reklamację {number}:',
    askedSubject: 'Reklamacja {number}: pytanie do Ciebie',
    asked:
      'Do rozpatrzenia reklamacji {number} potrzebujemy odpowiedzi. Czekamy na Ciebie, a\u00a0nasz termin, {day}, się nie zmienia.',
    decidedSubject: 'Reklamacja {number}: {state}',
    decided: 'Reklamacja {number}: {state}.',
    refundedSubject: 'Reklamacja {number}: pieniądze wypłacone',
    refunded: 'Oddaliśmy pieniądze za reklamację {number}.',
    byLaw:
      'Nie odpowiedzieliśmy w\u00a0ciągu 14 dni, więc zgodnie z\u00a0prawem reklamacja jest uznana. Napiszemy, co dalej.',
    withFiles: 'Pliki są na stronie reklamacji: {names}.',
    rest: 'Odpowiedz na stronie reklamacji: tam są też pliki i\u00a0cała rozmowa. Pytania? Napisz na {email}.',
    noticeSubject: 'Reklamacja {number}, odpowiedź do {day}',
    noticeFiled:
      'Nowa reklamacja {number} do zamówienia {order}. Odpowiedź do {day}, inaczej jest uznana z\u00a0mocy prawa.',
    noticeReply: 'Nowa wiadomość w\u00a0reklamacji {number} do zamówienia {order}.',
    noticeRest: 'Całość pokaże: npm run operator -- complaints show {number}',
  },
});
