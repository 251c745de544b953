import { defineTexts } from '../../../../../components/texts/index.ts';

/**
 * The elements of the EU's notice on the legal guarantee of conformity (Directive 2011/83/EU, art. 22a; Implementing
 * Regulation (EU) 2025/1960, annex I): what it is, the minimum of two years, who is liable, the remedies, that the time
 * may be longer, what a producer's own guarantee is, and where "Your Europe" says more.
 */
export const guaranteeNoticeTexts = defineTexts('guaranteeNotice', {
  pl: {
    title: 'Gwarancja prawna: co najmniej 2\u00a0lata',
    union: 'Prawo Unii Europejskiej',
    lead: 'Na każdą rzecz kupioną w\u00a0Unii Europejskiej masz gwarancję, że jest zgodna z\u00a0umową. Daje ją prawo, nic za nią nie płacisz.',
    seller:
      'Jeśli rzecz jest wadliwa, inna niż w\u00a0opisie albo nie działa tak, jak powinna, odpowiada za to sprzedawca. Możesz żądać:',
    repair: 'bezpłatnej naprawy albo wymiany,',
    refund:
      'obniżenia ceny albo zwrotu pieniędzy, jeśli naprawa lub wymiana jest niemożliwa, trwa zbyt długo albo nie pomogła.',
    longer: 'Czas liczy się od wydania rzeczy. W\u00a0niektórych krajach Unii jest dłuższy.',
    producer:
      'Gwarancja producenta jest dobrowolna i\u00a0nie zmienia tych praw. Jeśli producent bezpłatnie gwarantuje trwałość całej rzeczy przez ponad 2\u00a0lata, pokazuje to unijna etykieta GARAN.',
    more: 'Twoje prawa w\u00a0każdym kraju Unii:',
    place: 'europa.eu/youreurope/gwarancje',
    code: 'Kod QR, który prowadzi do strony europa.eu/youreurope/gwarancje',
  },
  en: {
    title: 'Legal guarantee: at least 2\u00a0years',
    union: 'European Union law',
    lead: 'Everything you buy in the European Union comes with a guarantee that it conforms to the contract. It is yours by law, and you pay nothing for it.',
    seller:
      'If goods are defective, differ from their description or do not work as they should, the seller is liable. You can ask for:',
    repair: 'repair or replacement free of charge,',
    refund:
      'a lower price or your money back, if repair or replacement is impossible, takes too long or has not helped.',
    longer: 'The time runs from the handover of the goods. Some countries of the Union give you longer.',
    producer:
      'A producer’s guarantee is voluntary and does not change these rights. If the producer guarantees the durability of the whole product for more than 2\u00a0years free of charge, the EU label GARAN shows it.',
    more: 'Your rights in each country of the Union:',
    place: 'europa.eu/youreurope/guarantees',
    code: 'QR code that leads to europa.eu/youreurope/guarantees',
  },
});
