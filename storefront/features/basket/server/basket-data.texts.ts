import { defineTexts } from '../../../../components/texts/texts.ts';

export const basketDataTexts = defineTexts('basketData', {
  pl: {
    products: 'Produkty ({n})',
    productsWithVat: 'Produkty z\u00a0VAT',
    delivery: 'Dostawa',
    rebate: 'Kod rabatowy',
    gift: 'Prezent: {name}',
    rebateActive: 'Kod {code} działa: −{amount}.',
    rebateDelivery: 'Kod {code} działa: dostawa za darmo.',
    comment: 'Uwaga: {text}',
    wraps: 'dla: {name}',
    files: { one: 'Plik: {names}', few: 'Pliki: {names}', many: 'Pliki: {names}', other: 'Pliki: {names}' },
    rebateIdle: 'Kod {code} teraz niczego nie zmniejsza: jest za mało produktów w\u00a0koszyku albo minął jego termin.',
    payment: 'Płatność',
    withVat: 'z\u00a0VAT',
    arrives: 'Dostawa: {day}.',
    deliveryFrom: 'Taniej: {courier}, {amount}.',
    missingForFree: 'Do darmowej dostawy brakuje',
    deliveryIsFree: 'Dostawa jest za darmo.',
    progress: '{worth} z\u00a0{from}',

    byMail: 'wyślemy e-mailem zaraz po opłaceniu',
    lowest: 'najniższa cena z\u00a030\u00a0dni przed obniżką: {amount}',
    soldOut: 'Chwilowo brak. Usuń ten produkt, żeby zamówić resztę.',
    tooMuch: 'Możesz zamówić co najwyżej {quantity}. Zapisz zmiany, żeby zamówić tyle.',
    tooLittle: 'Możesz zamówić co najmniej {quantity}. Zapisz zmiany, żeby zamówić tyle.',
    priceChanged: 'Cena zmieniła się z\u00a0{before} na {now}.',
    incentive: 'Dodaj jeszcze {missing}, a\u00a0zapłacisz {price} {per}.',
    incentiveAction: 'Dodaj {missing}',
    per: 'za\u00a0{unit}',
  },
});
