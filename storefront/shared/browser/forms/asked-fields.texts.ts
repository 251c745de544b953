import { defineTexts } from '../../../../components/texts/texts.ts';

/** Fields that a form asks where a setting says so. */
export const askedFieldsTexts = defineTexts('askedFields', {
  pl: {
    birthDate: 'Data urodzenia',
    birthDateHint: 'RRRR-MM-DD, np. 1990-05-17',
    bankAccount: 'Numer konta bankowego',
    bankAccountHint: 'Podpowiemy go, gdy będziesz zwracać zakupy.',
  },
  en: {
    birthDate: 'Date of birth',
    birthDateHint: 'YYYY-MM-DD, e.g. 1990-05-17',
    bankAccount: 'Bank account number',
    bankAccountHint: 'We will suggest it when you return something.',
  },
});
