import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Delivery and payment texts of basket, order, confirmation and mail. */
export const orderTexts = defineTexts('order', {
  pl: {
    'step.basket': 'Koszyk',
    'step.delivery': 'Dostawa i\u00a0płatność',
    'step.summary': 'Podsumowanie',
    'step.done': 'Gotowe',

    'payment.blik': 'BLIK',
    'payment.blikNote': '6\u00a0cyfr z\u00a0aplikacji banku, podasz je po zamówieniu',
    'payment.card': 'Karta',
    'payment.cardNote': 'na stronie operatora płatności',
    'payment.fast-transfer': 'Szybki przelew',
    'payment.fast-transferNote': 'wybierzesz bank na stronie operatora',
    'payment.transfer': 'Przelew tradycyjny',
    'payment.transferNote': 'numer konta podamy po zamówieniu, wyślemy po\u00a0wpłacie',
    'payment.on-delivery': 'Przy odbiorze',
    'payment.on-deliveryNote': 'gotówka lub karta, z\u00a0dostawą: {couriers}',

    costOpen: 'ustalimy po zamówieniu',
    costOpenBesides: '{amount} i\u00a0koszt, który ustalimy',
    withVat: 'z\u00a0VAT',
    costLeftOut: 'z\u00a0VAT, bez kosztu dostawy',

    arrivesOn: 'u\u00a0Ciebie: {day}',
    arrivesInMinutes: 'na Twój e-mail w\u00a0{minutes} minut po zapłacie',
    arrivesUnknown: 'termin podamy po zamówieniu',
    customerNumber: 'numer klienta {number}',
    'service.saturday': 'dostawa w\u00a0sobotę',
    'service.weekend': 'dostawa w\u00a0weekend',
    'service.bringing': 'wniesienie',
    collectOn: 'do odbioru: {day}',
  },
});
