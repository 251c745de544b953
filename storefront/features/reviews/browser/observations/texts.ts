import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts about waiting for sold-out goods. */
export const observationTexts = defineTexts('observation', {
  pl: {
    title: 'Powiadom mnie, gdy wróci',
    returns: 'Wróci około {day}',
    titleForSize: 'Nie ma Twojego rozmiaru? Damy znać, gdy wróci',
    lead: 'Napiszemy raz, gdy będzie można to kupić. Potem zapomnimy adres.',
    size: 'Na co czekasz',
    onlySize: 'Czekasz na: {name}',
    email: 'E-mail',
    phone: 'Telefon',
    phoneNote: 'Jeśli wolisz, żebyśmy zadzwonili.',
    consent: 'Zgadzam się, żeby sklep odezwał się do mnie raz, gdy ten produkt wróci.',
    submit: 'Powiadom mnie, gdy wróci',

    observed: 'Damy znać. Gdy produkt wróci, napiszemy raz na adres {email}.',
    available: 'Ten produkt można już kupić.',
    unknown: 'Tego produktu już u\u00a0nas nie ma.',
  },
  en: {
    title: 'Tell me when it is back',
    returns: 'Back around {day}',
    titleForSize: 'Is your size missing? We can tell you when it is back',
    lead: 'We write once, when you can buy it. Then we delete your address.',
    size: 'What you are waiting for',
    onlySize: 'You are waiting for: {name}',
    email: 'Email',
    phone: 'Phone',
    phoneNote: 'If you would rather we called.',
    consent: 'I agree that the shop may contact me once when this product is back.',
    submit: 'Tell me when it is back',

    observed: 'We will let you know. When the product is back, we will write once to {email}.',
    available: 'You can already buy this product.',
    unknown: 'We no longer have this product.',
  },
});
