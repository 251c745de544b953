import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, lengthOf } from './room.ts';

describe('lengthOf', () => {
  it.each([
    ['', 0],
    ['żółć', 4],
    ['👍', 1],
    ['a\nb', 3],
  ])('counts the characters of %o: %d', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});

describe('fitted', () => {
  it.each([
    ['what fits', 'abc|', 3, 'abc|', 0],
    ['the end of what was typed last', 'abcd|', 3, 'abc|', 1],
    ['the end of what was pasted in the middle', 'aXYZ|bc', 4, 'aX|bc', 2],
    ['all that was pasted before a full text', 'XY|abc', 3, '|abc', 2],
    ['the end, where a script wrote the text', '|abcdef', 3, 'abc|', 3],
    ['whole characters, never half an emoji', 'ab👍👍|', 3, 'ab👍|', 1],
    ['everything where nothing fits', 'ab|', 0, '|', 2],
  ])('leaves %s: %s at most %d is %s', (_what, written, maxLength, expected, cut) => {
    const caret = written.indexOf('|');
    const result = fitted({ text: written.replace('|', ''), caret }, maxLength);
    expect(`${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`).toBe(expected);
    expect(result.cut).toBe(cut);
  });

  it('always fits, cuts only what it must and keeps the text after the caret, in 1,000 random cases', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.nat(30),
        (before, after, maxLength) => {
          const result = fitted({ text: before + after, caret: before.length }, maxLength);
          const whole = lengthOf(before) + lengthOf(after);
          expect(lengthOf(result.text)).toBe(Math.min(whole, maxLength));
          expect(result.cut).toBe(Math.max(whole - maxLength, 0));
          if (lengthOf(after) <= maxLength) expect(result.text.endsWith(after)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
