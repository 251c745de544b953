import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Hearts and "Porównaj", on cards and on the product page. */
export const savingTexts = defineTexts('saving', {
  pl: {
    add: 'Dodaj do listy',
    onList: 'Na liście',
    ofProduct: ' {name}',
    chooseSize: ', wybierz rozmiar',
    whichSize: 'Który rozmiar?',
    whichList: 'Na którą listę?',
    whichSizeAndList: 'Który rozmiar i\u00a0lista?',
    undo: 'Cofnij',
    added: 'Dodano do listy. {name}.',
    addedTo: 'Dodano do listy „{list}”. {name}.',
    kept: 'Ten produkt jest już na liście. {name}.',
    removed: 'Usunięto z\u00a0listy. {name}.',
    removedFrom: 'Usunięto z\u00a0listy „{list}”. {name}.',
    noSize: 'Wybierz rozmiar. Dopiero wtedy dodamy produkt do listy.',
    compare: 'Porównaj',
    compared: 'W\u00a0porównaniu',
    compareNow: 'Zobacz porównanie',
    bar: 'Porównanie',
    barCount: {
      one: 'Porównujesz {count} produkt z\u00a0{most}',
      few: 'Porównujesz {count} produkty z\u00a0{most}',
      many: 'Porównujesz {count} produktów z\u00a0{most}',
      other: 'Porównujesz {count} produktu z\u00a0{most}',
    },
    clear: 'Wyczyść',
  },
});
