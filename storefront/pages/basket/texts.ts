import { defineTexts } from '../../../components/texts/texts.ts';

export const basketPageTexts = defineTexts('basketPage', {
  pl: {
    title: 'Koszyk',
    home: 'Strona główna',
    empty: 'Koszyk jest pusty. Rzeczy, które dodasz, poczekają tutaj bez logowania.',
    goShopping: 'Zobacz nowości',
    quantity: 'Ilość',
    lines: 'Produkty w\u00a0koszyku',
    remove: 'Usuń: {name}',
    save: 'Zapisz zmiany',
    goOn: 'Przejdź do zamówienia',
    returns: '{n}\u00a0dni na zwrot',
    payments: 'przelew albo płatność przy odbiorze',
    saved: '{name}: {quantity}, {total}. Do zapłaty {toPay}.',
    removed: 'Usunięto z\u00a0koszyka: {name}. Do zapłaty {toPay}.',
    removedLast: 'Usunięto z\u00a0koszyka: {name}. Koszyk jest pusty.',
    failed: 'Nie udało się zapisać zmian.',
    failedNamed: '{name}: nie udało się zapisać zmiany.',
    failedText: 'Koszyk jest taki jak przedtem.',
    retry: 'Spróbuj jeszcze raz',
  },
});
