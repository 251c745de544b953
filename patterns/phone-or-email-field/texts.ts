import { defineTexts } from '../../components/texts/texts.ts';

export const phoneOrEmailTexts = defineTexts('phoneOrEmail', {
  pl: { label: 'Telefon lub e-mail' },
  en: {
    label: 'Phone or email',
  },
});
