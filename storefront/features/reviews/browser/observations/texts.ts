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
});
