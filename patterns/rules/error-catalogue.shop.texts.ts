import { defineTexts } from '../../components/texts/texts.ts';

/**
 * Of adding products and of notifications; the states of a product form are in `productFormTexts`, the quantity
 * limits among the kit's texts.
 */
export const productErrorTexts = defineTexts('error.product', {
  pl: {
    added: 'Produkt został dodany.',
    addingFailed: 'Podczas dodawania produktu wystąpił błąd. Spróbuj jeszcze raz.',
    outOfStock: 'Brak w\u00a0magazynie.',
    noSize: 'Wybierz rozmiar.',
    notificationFailed: 'Nie udało się zapisać powiadomienia. Spróbuj jeszcze raz.',
    commentTooLong: {
      one: 'Komentarz skróciliśmy: może mieć najwyżej {count}\u00a0znak.',
      few: 'Komentarz skróciliśmy: może mieć najwyżej {count}\u00a0znaki.',
      many: 'Komentarz skróciliśmy: może mieć najwyżej {count}\u00a0znaków.',
      other: 'Komentarz skróciliśmy: może mieć najwyżej {count}\u00a0znaku.',
    },
  },
  en: {
    added: 'The product has been added.',
    addingFailed: 'The product could not be added. Try again.',
    outOfStock: 'Out of stock.',
    noSize: 'Choose a size.',
    notificationFailed: 'The alert could not be saved. Try again.',
    commentTooLong: {
      one: 'We shortened the comment: it may have at most {count}\u00a0character.',
      other: 'We shortened the comment: it may have at most {count}\u00a0characters.',
    },
  },
});

/** Of payments; v1 to v8 are those of vouchers. */
export const paymentErrorTexts = defineTexts('error.payment', {
  pl: {
    general: 'Płatność się nie powiodła. Spróbuj jeszcze raz albo wybierz inny sposób.',
    cancelled: 'Nie udało się anulować płatności. Spróbuj jeszcze raz.',
    httpsRequired: 'Kartą można płacić tylko przez bezpieczne połączenie (HTTPS).',
    cardType: 'Tego rodzaju karty nie przyjmujemy. Użyj innej.',
    blikLength: 'Kod BLIK ma 6\u00a0cyfr.',
    notEnoughPoints: 'Masz za mało punktów lojalnościowych.',
    v1: 'Tego bonu nie można użyć w\u00a0tym sklepie.',
    v2: 'Numer bonu jest błędny. Sprawdź go i\u00a0wpisz jeszcze raz.',
    v3: 'Ten bon jest zablokowany.',
    v4: 'Ten bon został już wykorzystany.',
    v5: 'Ten bon stracił ważność.',
    v6: 'Nie ma bonu o\u00a0takim numerze.',
    v7: 'Wpisz numer bonu.',
    v8: 'Nie udało się użyć tego bonu. Spróbuj jeszcze raz albo skontaktuj się z\u00a0nami.',
    giftCard: 'Numer albo PIN karty podarunkowej jest błędny.',
    regulations: 'Zaakceptuj regulamin tej płatności.',
    instalmentTerms: 'Zapoznaj się z\u00a0warunkami zakupu na raty i\u00a0potwierdź to.',
  },
  en: {
    general: 'The payment failed. Try again or choose another method.',
    cancelled: 'The payment could not be cancelled. Try again.',
    httpsRequired: 'Card payments need a secure connection (HTTPS).',
    cardType: 'We do not accept this type of card. Use another one.',
    blikLength: 'A BLIK code has 6\u00a0digits.',
    notEnoughPoints: 'You do not have enough loyalty points.',
    v1: 'This voucher cannot be used in this shop.',
    v2: 'The voucher number is not right. Check it and enter it again.',
    v3: 'This voucher is blocked.',
    v4: 'This voucher has already been used.',
    v5: 'This voucher has expired.',
    v6: 'There is no voucher with this number.',
    v7: 'Enter the voucher number.',
    v8: 'This voucher could not be used. Try again or contact us.',
    giftCard: 'The number or the PIN of the gift card is not right.',
    regulations: 'Accept the terms of this payment.',
    instalmentTerms: 'Read the instalment terms and confirm that you have.',
  },
});

/** Of ways of delivery. */
export const shippingErrorTexts = defineTexts('error.shipping', {
  pl: {
    expressUnavailable: 'Kurier ekspresowy nie dojeżdża pod ten adres. Wybierz inną dostawę.',
    courierService: 'System kuriera chwilowo nie odpowiada. Spróbuj za chwilę albo wybierz inną dostawę.',
    detailsRequired: 'Uzupełnij dane do dostawy.',
    noStandardCost: 'Koszt dostawy ustali obsługa sklepu po złożeniu zamówienia.',
  },
  en: {
    expressUnavailable: 'The express courier does not go to this address. Choose another delivery.',
    courierService: 'The courier’s system is not answering at the moment. Try again soon or choose another delivery.',
    detailsRequired: 'Fill in the delivery details.',
    noStandardCost: 'Customer service will set the delivery cost after you order.',
  },
});

/** Of pickup points. */
export const pickupErrorTexts = defineTexts('error.pickup', {
  pl: {
    noPoint: 'Wybierz punkt odbioru.',
    noPostOffice: 'Wybierz placówkę pocztową.',
    noCustomerNumber: 'Wpisz numer klienta.',
    invalidAddress: 'Wpisz poprawny adres.',
    noneInArea: 'W\u00a0tej okolicy nie ma punktów odbioru.',
  },
  en: {
    noPoint: 'Choose a pick-up point.',
    noPostOffice: 'Choose a post office.',
    noCustomerNumber: 'Enter the customer number.',
    invalidAddress: 'Enter a correct address.',
    noneInArea: 'There are no pick-up points in this area.',
  },
});

/** Of gifts, opinions, dates and all other actions; photos are with the files. */
export const otherErrorTexts = defineTexts('error.other', {
  pl: {
    giftUnavailable: 'Przy tej wartości koszyka prezent nie jest już dostępny.',
    opinionNotSent: 'Nie udało się wysłać opinii. Spróbuj jeszcze raz.',
    opinionEmpty: 'Napisz opinię.',
    date: 'Wpisz datę w\u00a0formie {format}.',
    connection: 'Nie ma połączenia ze sklepem. Sprawdź internet i\u00a0spróbuj ponownie.',
    server: 'Coś się u\u00a0nas zepsuło. Spróbuj za chwilę.',
  },
  en: {
    giftUnavailable: 'At this basket value the free gift is no longer available.',
    opinionNotSent: 'Your review could not be sent. Try again.',
    opinionEmpty: 'Write your review.',
    date: 'Enter the date as {format}.',
    connection: 'There is no connection to the shop. Check your internet and try again.',
    server: 'Something has gone wrong on our side. Try again in a moment.',
  },
});

/** Of returns and complaints; a bank account is `validation.incorrect_iban`. */
export const returnErrorTexts = defineTexts('error.return', {
  pl: {
    noProducts: 'Wybierz produkty, które chcesz zwrócić.',
    quantity: 'Możesz zwrócić najwyżej {quantity}\u00a0{unit}',
    noMethod: 'Wybierz sposób zwrotu.',
    noParameter: 'Wybierz szczegóły sposobu zwrotu.',
    noDeliveryItem: 'Wybierz, jak odeślesz paczkę.',
    noRefundForm: 'Wybierz, jak oddać pieniądze.',
    customRefundForm: 'Opisz formę zwrotu pieniędzy: co najmniej {n}\u00a0znaki.',
    noReturnPoint: 'Wybierz punkt zwrotu.',
    noPhone: 'Żeby zwrócić paczkę przez automat, uzupełnij numer telefonu w\u00a0ustawieniach konta.',
    noDefect: 'Opisz wadę każdego wybranego produktu.',
  },
  en: {
    noProducts: 'Choose the products that you want to return.',
    quantity: 'You can return at most {quantity}\u00a0{unit}',
    noMethod: 'Choose a return method.',
    noParameter: 'Choose the details of the return method.',
    noDeliveryItem: 'Choose how you will send the parcel back.',
    noRefundForm: 'Choose how we refund you.',
    customRefundForm: 'Describe how we should refund you: at least {n}\u00a0characters.',
    noReturnPoint: 'Choose a return point.',
    noPhone: 'To return a parcel through a parcel locker, add your phone number in the account settings.',
    noDefect: 'Describe the defect of each product you chose.',
  },
});
