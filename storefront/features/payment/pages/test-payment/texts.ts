import { defineTexts } from '../../../../../components/texts/texts.ts';

export const testPaymentTexts = defineTexts('testPayment', {
  pl: {
    title: 'Płatność na próbę',
    test: 'To test',
    testLead: 'Ta strona udaje operatora płatności. Nikt nie pobiera pieniędzy i\u00a0nie pyta o\u00a0numer karty.',
    description: 'Za co',
    method: 'Sposób',
    amount: 'Kwota',
    notify: 'Jak operator powiadomi sklep',
    'notify.once': 'Od razu',
    'notify.five': 'Od razu, pięć razy',
    'notify.late': 'Po 30\u00a0sekundach',
    'notify.never': 'Wcale: sklep zapyta sam',
    accept: 'Zapłać {amount}',
    refuse: 'Odrzuć płatność',
    unsupported: 'Odrzuć rodzaj karty',
    applicationTitle: 'Wniosek o\u00a0raty na próbę',
    applicationLead:
      'Ta strona udaje bank, który udziela kredytu na raty. Nikt nie sprawdza Twoich danych i\u00a0nie zawiera umowy.',
    approve: 'Bank przyjmuje wniosek',
    decline: 'Bank odrzuca wniosek',
    abandon: 'Przerwij wniosek i\u00a0wróć do sklepu',
    notifyBank: 'Kiedy bank odpowiada sklepowi',
    leave: 'Wróć do sklepu bez płacenia',
    ended: 'Ta płatność jest już zakończona.',
    back: 'Wróć do sklepu',
  },
});
