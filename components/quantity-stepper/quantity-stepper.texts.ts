import { defineTexts } from '../texts/texts.ts';

export const quantityStepperTexts = defineTexts('quantity-stepper', {
  pl: {
    label: 'Ilość',
    increase: 'Zwiększ ilość',
    decrease: 'Zmniejsz ilość',
    increaseOf: 'Zwiększ ilość: {product}',
    decreaseOf: 'Zmniejsz ilość: {product}',
    raised: 'Możesz zamówić co najmniej {n}\u00a0{unit}',
    lowered: 'Możesz zamówić co najwyżej {n}\u00a0{unit}',
    snapped: 'Zmieniliśmy ilość na {n}\u00a0{unit}',
    impossible: 'Teraz nie można zamówić żadnej ilości.',
  },
  en: {
    label: 'Quantity',
    increase: 'Increase quantity',
    decrease: 'Decrease quantity',
    increaseOf: 'Increase quantity: {product}',
    decreaseOf: 'Decrease quantity: {product}',
    raised: 'You can order at least {n}\u00a0{unit}',
    lowered: 'You can order at most {n}\u00a0{unit}',
    snapped: 'We changed the quantity to {n}\u00a0{unit}',
    impossible: 'No quantity can be ordered right now.',
  },
});
