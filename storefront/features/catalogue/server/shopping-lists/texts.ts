import { defineTexts } from '../../../../../components/texts/texts.ts';

export const shoppingListTexts = defineTexts('shoppingList', {
  pl: {
    home: 'Strona główna',
    wishlist: 'Lista zakupowa',
    public: 'Listę zobaczy każdy, kto ma jej adres.',
    private: 'Tę listę widzisz tylko Ty.',
    shared: 'Ktoś pokazał Ci tę listę.',
    count: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
    empty: 'Lista jest pusta.',
    emptyLead: 'Serce przy produkcie odłoży go tutaj. Bez logowania.',
    seeNew: 'Zobacz nowości',
    unknownList: 'Nie ma takiej listy.',
    noListName: 'Nazwij listę.',
    longListName: 'Nazwa listy może mieć najwyżej 100\u00a0znaków.',
    tooManyLists: 'Więcej list się nie zmieści. Usuń którąś z\u00a0nich.',
    listFull: 'Na tej liście nie zmieści się więcej produktów.',
    unknownListProduct: 'Tego produktu albo rozmiaru u\u00a0nas nie ma.',
  },
});
