import { defineTexts } from '../../../components/texts/texts.ts';

/** Texts of the commands about returns, in Polish like the shop. */
export const returnCommandTexts = defineTexts('operatorReturns', {
  pl: {
    usage: `Zwroty:
  returns list [--all]                     zwroty, które czekają na obsługę; --all: ostatnie ze wszystkich
  returns show 20261121/001-1              cały zwrot: produkty, sposób, pieniądze, przebieg
  returns receive 20261121/001-1           paczka dotarła
  returns accept 20261121/001-1            zwrot przyjęty
  returns refuse 20261121/001-1 "powód"    zwrot nieprzyjęty; kupujący przeczyta powód
  returns lose 20261121/001-1              paczka nie dotarła w terminie
  returns abandon 20261121/001-1           kod albo etykieta niewykorzystane
  returns refund 20261121/001-1 [kwota]    oddaje pieniądze za przyjęty zwrot; kwota w złotych
  returns label 20261121/001-1             adres etykiety w sklepie
Kupujący dostaje wiadomość o każdej zmianie i od razu widzi ją na stronie zwrotu.
Przelew i zwrot „inaczej” wysyłasz samodzielnie; polecenie refund zapisuje, że to zrobione.`,
    badNumber: 'To nie jest numer zwrotu: „{value}”. Numer wygląda tak: 20261121/001-1.',
    badAmount: 'To nie jest kwota w złotych: „{value}”.',
    noReason: 'Podaj powód: kupujący go przeczyta.',
    none: 'Nie ma zwrotów do pokazania.',
    unknown: 'Nie ma zwrotu {number}.',
    head: 'Zwrot {number}, {date}, {email}',
    facts: '{state}, {amount}, {form}',
    line: '{name}, {quantity}, {worth}',
    reason: 'Powód: {reason}',
    way: 'Sposób: {way}',
    comment: 'Uwaga: {comment}',
    fee: 'Potrącenie za przesyłkę: {fee}',
    step: '{date}, {state}',
    moved: 'Zwrot {number}: {state}.',
    wrongState: 'Zwrot {number} jest w stanie „{state}”: tego nie można teraz zrobić.',
    taken: 'Produkty ze zwrotu {number} są już w innym zwrocie.',
    refunded: 'Zwrot {number}: oddano {amount}, {form}.',
    kept: 'Pieniądze za ten zwrot są już oddane.',
    too_much: 'Z zamówienia można oddać jeszcze {left}.',
    no_account: 'Zamówienie złożył gość: nie ma salda.',
    not_same_way: 'Tych pieniędzy nie odda operator płatności: zamówienie opłacono przelewem albo gotówką.',
    label: 'Etykieta: {address}',
    noLabel: 'Ten zwrot nie ma etykiety.',
    mailed: 'Mail do {email} czeka na wysłanie; wyśle go działający sklep.',
  },
});
