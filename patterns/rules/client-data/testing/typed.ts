import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';

const digits = fc.string({
  unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  minLength: 1,
  maxLength: 28,
});

/** Typical and odd input: half of it nearly right, so that each check reaches its last line. */
export const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  anyText(20),
  fc.emailAddress(),
  fc
    .date({ noInvalidDate: true, min: new Date('1890-01-01'), max: new Date('2030-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.tuple(fc.constantFrom('', 'PL', 'DE', '+48 ', 'GB', 'ATU', 'CZ'), digits).map((parts) => parts.join('')),
  fc.tuple(digits, fc.constantFrom(' ', '-', '.', '/'), digits).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('Łobzowska', '3 Maja', 'os. Złotego Wieku'), fc.constantFrom(' ', ''), digits)
    .map((parts) => parts.join('')),
  fc.constantFrom('', ' ', '\u00a0', 'Hanna', '__proto__', 'constructor', '5260250274', 'PL61109010140000071219812874'),
);
