import { defineTexts } from '../../../components/texts/texts.ts';

/** The namespace is that of the first mail with this line: a shop overrides the texts by these keys. */
export const sellerTexts = defineTexts('orderConfirmationMail', {
  pl: {
    seller: '{name}, {address}. NIP {taxNumber}, KRS {registerNumber}. {email}, {phone}.',
    sellerOutsideOfRegister: '{name}, {address}. NIP {taxNumber}. {email}, {phone}.',
  },
  en: {
    seller: '{name}, {address}. Tax ID (NIP) {taxNumber}, KRS {registerNumber}. {email}, {phone}.',
    sellerOutsideOfRegister: '{name}, {address}. Tax ID (NIP) {taxNumber}. {email}, {phone}.',
  },
});
