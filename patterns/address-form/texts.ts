import { defineTexts } from '../../components/texts/texts.ts';

export const addressFormTexts = defineTexts('addressForm', {
  pl: {
    firstname: 'Imię',
    lastname: 'Nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    street: 'Ulica',
    street_number: 'Numer domu',
    zipcode: 'Kod pocztowy',
    city: 'Miejscowość',
    emailHint: 'Na ten adres wyślemy potwierdzenie.',
    phoneHint: 'Zadzwoni tylko kurier.',
  },
});
