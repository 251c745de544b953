import fc from 'fast-check';

/** The code points that stand for no character alone. */
const surrogates = { first: 0xd800, count: 0x800 };

/**
 * A text of any characters of Unicode, as the unit `binary` of fast-check has them, which takes a second to prepare.
 *
 * @param maxLength in characters
 */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff - surrogates.count }), { maxLength })
    .map((places) =>
      String.fromCodePoint(...places.map((place) => (place < surrogates.first ? place : place + surrogates.count))),
    );
