import { defineTexts } from '../../../../../components/texts/texts.ts';

export const contactMailTexts = defineTexts('contactMail', {
  pl: {
    subject: 'Wiadomość ze strony kontaktu: {name}',
    lead: '{name} ({email}) pisze przez formularz kontaktu.',
    answer: 'Odpisz',
    rest: 'Odpowiedź na tę wiadomość trafi prosto do osoby, która ją napisała.',
  },
});
