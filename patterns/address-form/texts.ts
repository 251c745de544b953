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
  en: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    phone: 'Phone',
    street: 'Street',
    street_number: 'House number',
    zipcode: 'Postcode',
    city: 'Town or city',
    emailHint: 'We will send the confirmation to this address.',
    phoneHint: 'Only the courier will call.',
  },
});
