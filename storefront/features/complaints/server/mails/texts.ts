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
  en: {
    open: 'See the complaint',
    filedSubject: 'Complaint {number}: we have received it',
    filed:
      'We have received your complaint {number}. We will answer by {day}; if we do not, your complaint is accepted.',
    answeredSubject: 'Complaint {number}: our answer',
    answered: 'We have answered your complaint {number}:',
    askedSubject: 'Complaint {number}: a question for you',
    asked:
      'We need your answer to decide on complaint {number}. We are waiting for you, and our deadline, {day}, stays the same.',
    decidedSubject: 'Complaint {number}: {state}',
    decided: 'Complaint {number}: {state}.',
    refundedSubject: 'Complaint {number}: refund paid',
    refunded: 'We have paid the refund for complaint {number}.',
    byLaw:
      'We did not answer within 14\u00a0days, so by law your complaint is accepted. We will write to you about what happens next.',
    withFiles: 'The files are on the complaint’s page: {names}.',
    rest: 'Reply on the complaint’s page: the files and the whole conversation are there too. Any questions? Write to {email}.',
    noticeSubject: 'Complaint {number}, answer by {day}',
    noticeFiled: 'New complaint {number} about order {order}. Answer by {day}, otherwise it is accepted by law.',
    noticeReply: 'New message in complaint {number} about order {order}.',
    noticeRest: 'See all of it with: npm run operator -- complaints show {number}',
  },
});
