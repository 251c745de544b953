import { defineTexts } from '../texts/texts.ts';

export const passwordFieldTexts = defineTexts('password-field', {
  pl: {
    show: 'Pokaż hasło',
    hide: 'Ukryj hasło',
    shown: 'Hasło jest widoczne',
    hidden: 'Hasło jest ukryte',
    capsLock: 'Caps Lock jest włączony: piszesz wielkimi literami.',
    limits: {
      one: 'Od {min} do {count} znaku.',
      few: 'Od {min} do {count} znaków.',
      many: 'Od {min} do {count} znaków.',
      other: 'Od {min} do {count} znaku.',
    },
    short: 'Za krótkie.',
    weak: 'Słabe.',
    fair: 'Średnie.',
    strong: 'Mocne.',
    long: 'Za długie.',
    strength: 'Hasło: {strength}',
  },
  en: {
    show: 'Show password',
    hide: 'Hide password',
    shown: 'Password is visible',
    hidden: 'Password is hidden',
    capsLock: 'Caps Lock is on: you are typing capital letters.',
    limits: {
      one: 'From {min} to {count} character.',
      few: 'From {min} to {count} characters.',
      many: 'From {min} to {count} characters.',
      other: 'From {min} to {count} characters.',
    },
    short: 'Too short.',
    weak: 'Weak.',
    fair: 'Fair.',
    strong: 'Strong.',
    long: 'Too long.',
    strength: 'Password: {strength}',
  },
});
