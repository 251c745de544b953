import { defineTexts } from '../../../../../components/texts/texts.ts';

/**
 * The product page's texts around its form, whose own ones are `buyFormTexts` and, by its state, `productFormTexts`.
 */
export const productTexts = defineTexts('product', {
  pl: {
    home: 'Strona główna',
    code: 'kod {code}',
    questionsCount: { one: '{count} pytanie', few: '{count} pytania', many: '{count} pytań', other: '{count} pytania' },
    opinionsCount: { one: '{count} opinia', few: '{count} opinie', many: '{count} opinii', other: '{count} opinii' },
    points: { one: '{count} punkt', few: '{count} punkty', many: '{count} punktów', other: '{count} punktu' },

    extra: '{name}, dopłata {price}',
    purchase: 'Zakup',
    once: 'Jeden raz',
    subscription: 'Stała dostawa {period}',
    subscriptionSaving: 'Stała dostawa jest tańsza o\u00a0{percent}%.',
    subscriptionNote: 'Teraz płacisz za pierwszą dostawę. Następnych nie wysyłamy bez Twojej zgody.',
    subscriptionSize: 'Stała dostawa jest dla rozmiaru {size}.',

    call: 'Zadzwoń: {phone}',
    askForPrice: 'Zapytaj o\u00a0wycenę',
    yourPoints: 'Masz {points}.',
    collectPoints: 'Zbieraj punkty na zakupach',
    orderForPoints: 'Zamówienia za punkty przyjmujemy przez telefon.',

    bundle: 'W\u00a0zestawie',
    bundleSaved: 'W\u00a0zestawie oszczędzasz {saved}.',
    bundleSaving: 'Osobno {separately}. W\u00a0zestawie oszczędzasz {saved}, czyli {percent}%.',
    description: 'Opis',
    parameters: 'Parametry',
    safetyShort: 'Bezpieczeństwo',
    safety: 'Bezpieczeństwo produktu (GPSR)',
    manufacturer: 'Producent',
    responsible: 'Osoba odpowiedzialna',
    asManufacturer: 'jak producent',
    identifier: 'Identyfikator',
    warnings: 'Ostrzeżenia',
    noWarnings: 'brak',
    ask: 'Zapytaj o\u00a0produkt',
    sections: 'Na tej stronie',
    questions: 'Pytania ({count})',
    noQuestions: 'Pytania',
    opinions: 'Opinie ({count})',
    noOpinions: 'Opinie',

    withTax: 'Cena z\u00a0VAT.',
    withoutTax: 'Cena netto. Do zapłaty doliczymy {percent}% VAT.',

    delivery: 'Wysyłka i\u00a0dostawa',
    deliveryDay: 'u\u00a0Ciebie {day}',
    free: '0,00\u00a0zł',
    byMail: 'Wyślemy e-mailem zaraz po opłaceniu.',
    withGoods: 'To usługa: zrobimy ją przy rzeczach z\u00a0tego samego zamówienia.',
    returns: '{days} dni na zwrot',
    returnsHow: 'Odstąpisz od umowy bez podawania przyczyny.',
    guarantee: '2 lata gwarancji prawnej',
    guaranteeHow:
      'Za zgodność rzeczy z\u00a0umową odpowiadamy przez co najmniej 2\u00a0lata od wydania: naprawimy ją, wymienimy albo oddamy pieniądze. Za naprawę i\u00a0wymianę nic nie płacisz.',
    noReturns: 'Bez możliwości zwrotu',
    cutToLength: 'Tkaninę tniemy z\u00a0beli na Twoje zamówienie. Reklamację przyjmiemy zawsze.',
    madeToMeasure: 'Robimy na Twój wymiar. Reklamację przyjmiemy zawsze.',
    personalised: 'Robimy z\u00a0Twoim tekstem. Reklamację przyjmiemy zawsze.',
  },
});
