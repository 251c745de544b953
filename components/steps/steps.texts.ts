import { defineTexts } from '../texts/texts.ts';

export const stepsTexts = defineTexts('steps', {
  pl: { name: 'Kroki zamówienia', done: 'gotowe:', phone: 'Krok {step} z\u00a0{count}: {name}' },
  en: { name: 'Steps of the order', done: 'done:', phone: 'Step {step} of {count}: {name}' },
});
