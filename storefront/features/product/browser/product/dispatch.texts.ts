import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Delivery texts that follow the form: only these are sent with its script. */
export const dispatchTexts = defineTexts('product', {
  pl: {
    alreadyFree: 'Z\u00a0tym produktem dostawa kurierem będzie darmowa (od {from}).',
    freeFrom: 'Dostawa kurierem jest darmowa od {from}.',
    /** Free beside deliveries that cost something: "Odbiór w punkcie: bez opłat." */
    someFree: '{name}: bez opłat.',
    unchecked: 'Nie wiemy teraz, kiedy wyślemy',
    inBasket: 'Termin sprawdzisz w\u00a0koszyku.',
  },
  en: {
    alreadyFree: 'With this product, courier delivery is free (from {from}).',
    freeFrom: 'Courier delivery is free from {from}.',
    someFree: '{name}: free of charge.',
    unchecked: 'We cannot tell the dispatch date at the moment',
    inBasket: 'You will see the date in your basket.',
  },
});
