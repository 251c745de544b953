import { defineTexts } from '../../../../../components/texts/texts.ts';

export const contactMailTexts = defineTexts('contactMail', {
  pl: {
    subject: 'Wiadomość ze strony kontaktu: {name}',
    lead: '{name} ({email}) pisze przez formularz kontaktu.',
    answer: 'Odpisz',
    callSubject: 'Oddzwoń: {moment}, {phone}',
    callLead: '{name} prosi o\u00a0telefon: {moment}, numer {phone}.',
    callLeadUnnamed: 'Ktoś prosi o\u00a0telefon: {moment}, numer {phone}.',
    callSubjectOf: 'Sprawa: {subject}.',
    callDays: 'Inne dni: {days}.',
    callWindow: 'Gdy się nie uda, spróbuj od {from} do {to}.',
    call: 'Zadzwoń pod {phone}',
    callRest: 'Prośba ze strony kontaktu.',
    rest: 'Odpowiedź na tę wiadomość trafi prosto do osoby, która ją napisała.',
  },
  en: {
    callSubjectOf: 'Subject: {subject}.',
    callDays: 'Other days: {days}.',
    callWindow: 'If that fails, try from {from} until {to}.',
    subject: 'Message from the contact page: {name}',
    lead: '{name} ({email}) writes through the contact form.',
    answer: 'Reply',
    callSubject: 'Call back: {moment}, {phone}',
    callLead: '{name} asks for a call: {moment}, number {phone}.',
    callLeadUnnamed: 'Someone asks for a call: {moment}, number {phone}.',
    call: 'Call {phone}',
    callRest: 'Asked for on the contact page.',
    rest: 'A reply to this message goes straight to the person who wrote it.',
  },
});
