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
    cameOf: '{left} (razem {total}, zapłacone: {came})',
    came: 'Zapłacone: {came}.',
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
  en: {
    open: 'See the order',
    reminderSubject: 'Order {number} is waiting for your payment',
    reminder:
      'Order {number} is waiting for a payment of {total}. We keep it for you until {day}; after that we cancel it if it is unpaid. Bank transfer details:',
    reminderOnline:
      'Order {number} is waiting for a payment of {total}. We keep it for you until {day}; after that we cancel it if it is unpaid. You can pay on the order page.',
    cameOf: '{left} (total {total}, paid: {came})',
    came: 'Paid: {came}.',
    reminderElse:
      'If the money is already on its way, there is nothing to do. The same if you have ordered nothing from us: the order will expire by itself.',
    costSubject: 'Order {number}: delivery cost',
    cost: 'The delivery cost of order {number} is {cost}. Together with the products: {total}.',
    costPay: 'If you agree, pay {left} on the order page.',
    costPayUntil:
      'If you agree, pay {left} by {day}: the order page has the methods and the details. After that day we cancel an unpaid order.',
    costOnDelivery: 'If you agree, do nothing: you pay {left} on delivery.',
    costPaid: 'There is nothing more to pay.',
    costRefuse: 'If you do not agree, cancel the order on its page. We refund any money that has already reached us.',
    cancelledSubject: 'Order {number} is cancelled',
    cancelledUnpaid:
      'We cancelled order {number} because no payment arrived. The products are back on the shelf and you pay us nothing.',
    cancelled: 'We cancelled order {number}. You pay us nothing for it.',
    movedSubject: 'Order {number}: {state}',
    moved: 'Order {number}: {state}.',
    sent: 'Order {number} is on its way. {place}.',
    ready: 'Order {number} is ready to collect. {place}.',
    filesReady: 'You can download the files of the order on its page.',
    movedElse: 'Any questions? Write to {email} or reply to this message.',
    cancelledElse: 'If the money is already on its way, write to {email}: we will refund it or take the order again.',
  },
});
