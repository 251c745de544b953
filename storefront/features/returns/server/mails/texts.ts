import { defineTexts } from '../../../../../components/texts/texts.ts';

export const returnMailsTexts = defineTexts('returnMails', {
  pl: {
    receivedSubject: 'Zwrot {number} jest zgłoszony',
    received: 'Zgłoszenie zwrotu {number} do zamówienia {order} jest u\u00a0nas. Do oddania: {amount}.',
    movedSubject: 'Zwrot {number}: {state}',
    moved: 'Zwrot {number}: {state}.',
    accepted: 'Zwrot {number} jest przyjęty. Oddamy {amount}: {form}.',
    refused: 'Zwrotu {number} nie możemy przyjąć. Powód:',
    cancelledSubject: 'Zwrot {number} jest anulowany',
    cancelled: 'Zwrot {number} jest anulowany. Produkty zostają u\u00a0Ciebie.',
    refundedSubject: 'Oddaliśmy pieniądze za zwrot {number}',
    refunded: 'Oddaliśmy {amount} za zwrot {number}: {form}.',
    code: 'Kod do automatu: {code}',
    open: 'Zobacz zwrot',
    rest: 'Pytania? Napisz na {email} albo odpowiedz na tę wiadomość.',
  },
  en: {
    receivedSubject: 'We have your return {number}',
    received: 'We have received your return {number} for order {order}. To be refunded: {amount}.',
    movedSubject: 'Return {number}: {state}',
    moved: 'Return {number}: {state}.',
    accepted: 'Your return {number} is accepted. We will refund {amount}: {form}.',
    refused: 'We cannot accept your return {number}. The reason:',
    cancelledSubject: 'Return {number} is cancelled',
    cancelled: 'Return {number} is cancelled. You keep the products.',
    refundedSubject: 'Your refund for return {number}',
    refunded: 'We have refunded {amount} for return {number}: {form}.',
    code: 'Parcel locker code: {code}',
    open: 'See the return',
    rest: 'Any questions? Write to {email} or reply to this message.',
  },
});
