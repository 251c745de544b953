import { defineTexts } from '../../../../../components/texts/texts.ts';

export const withdrawalTexts = defineTexts('withdrawal', {
  pl: {
    title: 'Odstąp od umowy',
    lead: 'Możesz odstąpić od umowy bez podania przyczyny i\u00a0bez zakładania konta. Najpierw wypełnij oświadczenie, potem je potwierdź.',
    yourOrders: 'Twoje ostatnie zamówienia:',
    orderOf: 'Zamówienie {number} z\u00a0{day}',
    order: 'Zamówienie {number}',
    otherOrder: 'Inne zamówienie',
    name: 'Imię i\u00a0nazwisko',
    number: 'Numer zamówienia',
    numberNote: 'Jest w\u00a0potwierdzeniu zamówienia, np. 20261121/014.',
    email: 'E-mail',
    emailNote: 'Tu od razu wyślemy potwierdzenie z\u00a0datą i\u00a0godziną.',
    scope: 'Od czego odstępujesz?',
    whole: 'Od całego zamówienia',
    part: 'Od części zamówienia',
    goods: 'Produkty i\u00a0ile ich',
    lines: 'Produkty',
    noLines: 'Zaznacz co najmniej jeden produkt.',
    pieces: 'Ile sztuk: {name}',
    badPieces: 'Podaj liczbę od 1 do {most}.',
    next: 'Dalej: sprawdź oświadczenie',
    exclusions: 'Czego nie obejmuje to prawo',
    exclusionsText:
      'Rzeczy zrobionych na Twój wymiar albo z\u00a0Twoim tekstem, usług już wykonanych i\u00a0plików, które zaczęliśmy dostarczać za Twoją zgodą. Reklamację przyjmiemy zawsze.',
    'exclusion.made': 'Zrobiliśmy to według Twoich wskazówek, dlatego to prawo tego nie obejmuje.',
    'exclusion.virtual': 'Plik jest już u\u00a0Ciebie, dlatego to prawo go nie obejmuje.',
    'exclusion.service': 'Usługa jest już wykonana, dlatego to prawo jej nie obejmuje.',
    rules: 'Zwroty i\u00a0reklamacje: wszystkie zasady',

    confirmTitle: 'Sprawdź i\u00a0potwierdź odstąpienie',
    confirmLead: 'Oświadczenie wyślesz przyciskiem „Potwierdź odstąpienie”. Potwierdzenie przyjdzie na {email}.',
    confirm: 'Potwierdź odstąpienie',
    edit: 'Popraw oświadczenie',

    receiptTitle: 'Odstąpienie od umowy nr {id}',
    receiptLead: 'Przyjęliśmy Twoje oświadczenie {moment}. Potwierdzenie wysyłamy na {email}.',
    statement: 'Oświadczenie',
    answer: 'Odpowiedź sklepu',
    next1: 'Odeślij produkty najpóźniej {until} na adres: {address}.',
    next2:
      'Oddamy pieniądze w\u00a0ciągu {days}\u00a0dni, tak jak zostały zapłacone. Możemy poczekać, aż produkty albo dowód ich nadania do nas dotrą.',
    nextSteps: 'Co dalej',
    print: 'Wydrukuj tę stronę albo zachowaj wiadomość: to Twój dowód.',
    shop: 'Wróć do sklepu',
  },
});
