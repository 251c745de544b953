import { defineTexts } from '../../../../../components/texts/texts.ts';

export const legalGuaranteeTexts = defineTexts('legalGuarantee', {
  pl: {
    title: 'Gwarancja prawna',
    description:
      'Co najmniej 2\u00a0lata odpowiedzialności sprzedawcy za zgodność rzeczy z\u00a0umową: komu przysługuje, co obejmuje i\u00a0jak z\u00a0niej skorzystać.',
    lead: 'Taką informację o\u00a0gwarancji zgodności z\u00a0umową pokazuje przed zakupem każdy sklep w\u00a0Unii Europejskiej.',
    how: 'Jak skorzystać u\u00a0nas',
    howText:
      'Opisz usterkę i\u00a0dołącz zdjęcie. Odpowiemy w\u00a0ciągu 14\u00a0dni. Za przesyłkę, naprawę i\u00a0wymianę nic nie płacisz.',
    complain: 'Zgłoś reklamację',
    terms: 'Reklamacje w\u00a0regulaminie',
  },
  en: {
    title: 'Legal guarantee',
    description:
      'For at least 2\u00a0years the seller is liable for the conformity of goods with the contract: what this covers and how to use it.',
    lead: 'Every shop in the European Union shows this notice on the guarantee of conformity before you buy.',
    how: 'How to use it with us',
    howText:
      'Describe the defect and add a photo. We answer within 14\u00a0days. You pay nothing for postage, repair or replacement.',
    complain: 'Make a complaint',
    terms: 'Complaints in the terms and conditions',
  },
});
