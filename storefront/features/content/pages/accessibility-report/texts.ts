import { defineTexts } from '../../../../../components/texts/texts.ts';

export const accessibilityReportTexts = defineTexts('accessibilityReport', {
  pl: {
    home: 'Strona główna',
    statement: 'Dostępność sklepu',
    title: 'Napisz o\u00a0dostępności',
    lead: 'Powiedz, co utrudnia Ci zakupy. Poprawiamy takie rzeczy w\u00a0pierwszej kolejności.',
    kind: 'Co wysyłasz',
    problem: 'Zgłoszenie problemu',
    problemNote: 'Odpiszemy i\u00a0pomożemy zrobić to, co się nie udało.',
    complaint: 'Skarga na brak dostępności',
    complaintNote:
      'Odpowiemy w\u00a0ciągu 30\u00a0dni, a\u00a0gdy sprawa jest szczególnie skomplikowana, w\u00a0ciągu 60.',
    message: 'Co jest nie tak',
    messageNote:
      'Co chcesz zrobić i\u00a0z\u00a0czego korzystasz, np. z\u00a0czytnika ekranu. W\u00a0skardze: które wymaganie nie jest spełnione.',
    place: 'Na której stronie',
    placeNote: 'Adres albo nazwa strony.',
    name: 'Imię i\u00a0nazwisko',
    nameNote: 'W\u00a0skardze wymaga ich ustawa.',
    email: 'E-mail',
    emailNote: 'Tu odpowiemy.',
    send: 'Wyślij',
    problemMail: 'Problem z dostępnością sklepu.',
    complaintMail: 'Skarga na brak dostępności (ustawa z 26 kwietnia 2024 r.). Odpowiedź należy się w ciągu 30 dni.',
    placeMail: 'Strona: {place}',
    problemSent: 'Zgłoszenie wysłane. Odpiszemy e-mailem.',
    complaintSent: 'Skarga wysłana. Odpowiemy e-mailem w\u00a0ciągu 30\u00a0dni.',
  },
});
