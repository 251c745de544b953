import { defineTexts } from '../../../../components/texts/texts.ts';

/** Texts about the basket, wherever it is changed: product page, basket page, calls. */
export const basketTexts = defineTexts('basket', {
  pl: {
    pieces: { one: '{n}\u00a0sztuka', few: '{n}\u00a0sztuki', many: '{n}\u00a0sztuk', other: '{n}\u00a0sztuki' },
    piecesToOrder: { one: '{n}\u00a0sztukę', few: '{n}\u00a0sztuki', many: '{n}\u00a0sztuk', other: '{n}\u00a0sztuki' },

    added: 'Dodano do koszyka. {name}, {quantity}.',
    snapped: 'Zmieniliśmy ilość na {quantity}.',
    raised: 'Możesz zamówić co najmniej {quantity}.',
    lowered: 'Możesz zamówić co najwyżej {quantity}.',
    allInBasket: 'Możesz zamówić co najwyżej {quantity}. Tyle jest już w\u00a0koszyku.',

    noQuantity: 'Wpisz ilość: co najmniej {quantity}.',
    unreadable: 'Wpisz ilość cyframi, np. {example}.',
    noSize: 'Wybierz rozmiar albo kolor.',
    unknownSize: 'Tego rozmiaru nie mamy. Wybierz inny.',

    unknownProduct: 'Tego produktu już u\u00a0nas nie ma.',
    soldOut: 'Brak w\u00a0magazynie: {name}. Zajrzyj do innych rozmiarów i\u00a0kolorów.',
    phonePrice: '{name}: cenę podajemy przez telefon. Zadzwoń albo napisz do nas.',
    pointsOnly: '{name}: ten produkt jest tylko za punkty programu lojalnościowego.',
    gratis: '{name}: to prezent do zamówienia, nie sprzedajemy go osobno.',
    unknownOption: '{name}: takiej wersji nie robimy. Wybierz inną.',
    noSubscription: '{name}: tak często tego nie dostarczamy. Wybierz inny odstęp albo jeden zakup.',
    basketFull: 'W\u00a0koszyku jest już {limit} pozycji, więcej się nie zmieści. Zamów je albo coś usuń.',

    giftChosen: 'Wybrany prezent: {name}.',
    giftRemoved: 'Prezent usunięty.',

    wished: 'Dodano do listy zakupowej: {name}.',
    wishKept: '{name}: ten produkt jest już na liście zakupowej.',
    wishSaved: 'Lista zakupowa jest zapisana.',
    unwished: 'Usunięto z\u00a0listy zakupowej.',
    wishGone: 'Tego produktu nie ma na liście zakupowej.',
    wishlistFull: 'Na liście zakupowej nie zmieści się więcej produktów. Usuń coś, żeby dodać ten.',
    wishlistEmptied: 'Lista zakupowa jest pusta.',

    rebateFrom: 'Ten kod rabatowy działa od {amount} w\u00a0koszyku.',

    commentMissing: 'Napisz, jak to zrobić. Bez tego nie możemy zacząć.',
    commentCut: '{name}: uwaga może mieć najwyżej {n} znaków. Zapisaliśmy jej początek.',
    notDivided: 'Zamówienie wysyłamy w\u00a0całości, nie dzielimy go na części.',
    notForPoints: 'Za punkty nie można teraz kupować. Dodaj produkt do koszyka w\u00a0zwykłej cenie.',
    noFormula: 'Ceny tego produktu nie da się policzyć ze wzoru. Wybierz gotowy wariant.',
    noExchange: 'Produktu w\u00a0koszyku nie można wymienić na inny. Usuń go i\u00a0dodaj nowy.',

    emptied: 'Koszyk jest pusty.',
    removed: 'Usunięto z\u00a0koszyka: {name}.',
    restored: 'Znowu w\u00a0koszyku: {name}.',
    nothingToRestore: 'Nie ma już czego przywrócić.',
    listName: 'Koszyk z\u00a0{day}',
    listSaved: 'Zapisaliśmy koszyk jako listę „{name}”. Koszyk zostaje bez zmian.',
    saved: 'Zmiany zapisane. Do zapłaty {total}.',
    savedUnchanged: 'W\u00a0koszyku nic się nie zmieniło.',
    corrected: '{name}: {correction}',
    allGone: 'Tych produktów nie ma już w\u00a0koszyku.',
    gone: '{name}: tej pozycji nie ma już w\u00a0koszyku.',
    notSaved: 'Nie udało się zapisać zmian. Koszyk jest taki jak przedtem.',
    unknownAction: 'Nie wiemy, co zrobić z\u00a0koszykiem. Spróbuj jeszcze raz z\u00a0tej strony.',
  },
});
