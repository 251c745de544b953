import { defineTexts } from '../../../../../components/texts/texts.ts';

export const prepaidTexts = defineTexts('prepaid', {
  pl: {
    blikTitle: 'Zapłać BLIK-iem',
    pageTitle: 'Zapłać: {method}',
    waitingTitle: 'Potwierdź w\u00a0aplikacji banku',
    lead: 'Zamówienie {number} jest zapisane. Do zapłaty: {amount}.',
    code: 'Kod BLIK',
    codeHint: 'Sześć cyfr z\u00a0aplikacji banku. Kod jest ważny 2\u00a0minuty.',
    pay: 'Zapłać {amount}',
    goOn: 'Przejdź do płatności',
    atProvider:
      'Zapłacisz na stronie operatora płatności. Numeru karty i\u00a0danych do banku nie podajesz w\u00a0sklepie.',
    otherWay: 'Zapłać inaczej',
    applicationTitle: 'Złóż wniosek o\u00a0raty',
    apply: 'Przejdź do wniosku',
    atLender:
      'Wniosek złożysz na stronie banku: {lender}. Bank sprawdzi go i\u00a0odpowie. Wyślemy zamówienie, gdy przyjmie wniosek.',
    testApplication: 'To sklep pokazowy, nikt nie udziela kredytu. Na następnej stronie wybierzesz odpowiedź banku.',
    obstacle: 'Tak tu nie zapłacisz',
    regulationsBefore: 'Akceptuję',
    regulations: 'regulamin szybkich przelewów',
    cancel: 'Anuluj płatność',
    notCancelled: 'Płatność trwa',
    problem: 'Płatność nieudana',
    waitingLead: 'Wysłaliśmy do banku prośbę o\u00a0{amount}.',
    waitingAlone: 'Ta strona sama przejdzie dalej.',
    waitingManual: 'Po potwierdzeniu wybierz „Sprawdź stan płatności”.',
    kept: 'Zamówienie {number} jest już zapisane. Jeśli czas minie, wpiszesz nowy kod albo wybierzesz inną płatność.',
    newCode: 'Wpisz nowy kod',
    check: 'Sprawdź stan płatności',
    pageWaiting: 'Dokończ płatność na stronie operatora. Gdy wrócisz, sprawdzimy jej stan.',
    pageRunning: 'Ta płatność jest już zaczęta.',
    test: 'Płatność na próbę',
    testCodes:
      'To sklep pokazowy, nikt nie pobiera pieniędzy. Kod {accepted} zostanie przyjęty, {refused} odrzucony, {expired} nie doczeka się odpowiedzi, {late} zostanie przyjęty po 30\u00a0sekundach. Każdy inny jest błędny.',
    testPage: 'To sklep pokazowy, nikt nie pobiera pieniędzy. Na następnej stronie wybierzesz wynik płatności.',
  },
});
