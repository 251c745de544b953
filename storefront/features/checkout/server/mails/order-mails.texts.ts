import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts of order mails after the confirmation. */
export const orderMailsTexts = defineTexts('orderMails', {
  pl: {
    open: 'Zobacz zamówienie',
    reminderSubject: 'Zamówienie {number} czeka na wpłatę',
    reminder:
      'Zamówienie {number} czeka na wpłatę {total}. Odkładamy je dla Ciebie do {day}; bez wpłaty potem je anulujemy. Dane do przelewu:',
    reminderOnline:
      'Zamówienie {number} czeka na płatność {total}. Odkładamy je dla Ciebie do {day}; bez płatności potem je anulujemy. Zapłacisz na stronie zamówienia.',
    reminderElse:
      'Jeśli pieniądze są już w\u00a0drodze, nic nie rób. Jeśli nic u\u00a0nas nie zamawiasz, też nie: zamówienie samo wygaśnie.',
    costSubject: 'Zamówienie {number}: koszt dostawy',
    cost: 'Koszt dostawy zamówienia {number} to {cost}. Razem z\u00a0produktami: {total}.',
    costPay: 'Jeśli się zgadzasz, zapłać {left} na stronie zamówienia.',
    costPayUntil:
      'Jeśli się zgadzasz, zapłać {left} do {day}: na stronie zamówienia są sposoby i\u00a0dane. Bez wpłaty zamówienie potem anulujemy.',
    costOnDelivery: 'Jeśli się zgadzasz, nic nie rób: przy odbiorze zapłacisz {left}.',
    costPaid: 'Nic więcej nie płacisz.',
    costRefuse:
      'Jeśli się nie zgadzasz, anuluj zamówienie na jego stronie. Pieniądze, które już do nas dotarły, oddamy.',
    cancelledSubject: 'Zamówienie {number} jest anulowane',
    cancelledUnpaid:
      'Zamówienie {number} anulowaliśmy, bo nie wpłynęła wpłata. Produkty wróciły na półkę, nic nam nie płacisz.',
    cancelled: 'Zamówienie {number} anulowaliśmy. Nic nam za nie nie płacisz.',
    movedSubject: 'Zamówienie {number}: {state}',
    moved: 'Zamówienie {number}: {state}.',
    sent: 'Zamówienie {number} jest w\u00a0drodze. {place}.',
    ready: 'Zamówienie {number} czeka na odbiór. {place}.',
    filesReady: 'Pliki z\u00a0zamówienia pobierzesz na jego stronie.',
    movedElse: 'Pytania? Napisz na {email} albo odpowiedz na tę wiadomość.',
    cancelledElse:
      'Jeśli pieniądze są już w\u00a0drodze, napisz na {email}: oddamy je albo przyjmiemy zamówienie jeszcze raz.',
  },
});
