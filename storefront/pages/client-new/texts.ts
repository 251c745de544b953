import { defineTexts } from '../../../components/texts/texts.ts';

export const clientNewTexts = defineTexts('clientNew', {
  pl: {
    title: 'Nowe konto',
    lead: 'Z\u00a0kontem widzisz swoje zamówienia, a\u00a0koszyk czeka na każdym urządzeniu.',
    submit: 'Załóż konto',
    signIn: 'Mam już konto',
    welcome: 'Konto jest gotowe. Potwierdzenie wysłaliśmy na adres {email}.',
  },
});
