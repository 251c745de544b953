import { defineTexts } from '../../../../components/texts/texts.ts';

/** Words of complaints that several pages and mails share. */
export const complaintTexts = defineTexts('complaint', {
  pl: {
    name: 'Reklamacja {number}',
    file: 'Zgłoś reklamację',
    'solution.repair': 'Naprawa',
    'solution.exchange': 'Wymiana na nowy',
    'solution.reduction': 'Obniżenie ceny',
    'solution.refund': 'Zwrot pieniędzy',
    'solution.refundOf': 'Zwrot {amount}',
    'method.4': 'Paczka w\u00a0automacie paczkowym',
    'method.2': 'Kurier odbierze ode mnie',
    'method.1': 'Przyniosę do salonu',
    'method.3': 'Wyślę paczkę po swojemu',
    answerBy: 'odpowiemy do {day}',
    answered: 'odpowiedź z\u00a0{day}',
    overdue: 'czas na odpowiedź minął {day}',
    filedOn: 'Zgłoszona {day}',
    fileNotKept: 'Nie udało się zapisać pliku {file}. Spróbuj jeszcze raz.',
  },
});
