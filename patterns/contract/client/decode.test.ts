import { describe, expect, it } from 'vitest';
import { flag, list, nullable, number, object, oneOf, or, record, text } from './decode.ts';

describe('decoders accept the spellings of all shops', () => {
  it.each([
    ['a text', text, 'a', 'a'],
    ['a number as text', text, 29, '29'],
    ['a number', number, 1.5, 1.5],
    ['a number in quotes', number, '49.90', 49.9],
    ['-1 for unlimited', number, '-1', -1],
    ['a flag', flag, true, true],
    ['the word true', flag, 'true', true],
    ['y', flag, 'y', true],
    ['the word false', flag, 'false', false],
    ['n', flag, 'n', false],
    ['an empty text for no', flag, '', false],
    ['0', flag, 0, false],
    ['a list', list(text), ['a', 'b'], ['a', 'b']],
    ['a list as an object', list(text), { '00000-m': 'a', '00001-l': 'b' }, ['a', 'b']],
    ['a missing value', nullable(text), undefined, null],
    ['a null', nullable(text), null, null],
    ['a missing value with another', or(text, 'x'), undefined, 'x'],
    ['an object with keys', record(number), { a: '1' }, { a: 1 }],
    ['an empty object as PHP writes it', record(number), [], {}],
    ['one of the words', oneOf('a', 'b'), 'b', 'b'],
    ['more than was asked for', object({ a: text }), { a: 'x', b: 1 }, { a: 'x' }],
  ])('%s', (_name, decode, value, read) => {
    expect(decode(value)).toEqual(read);
  });

  it.each([
    ['an object for a text', text, {}],
    ['nothing for a text', text, null],
    ['words for a number', number, 'dużo'],
    ['spaces for a number', number, ' '],
    ['a number that is none', number, 'Infinity'],
    ['words for a flag', flag, 'maybe'],
    ['a text for a list', list(text), 'ab'],
    ['a list that holds something else', list(text), ['a', null]],
    ['a list for an object', object({}), []],
    ['a full list for keys', record(text), ['a']],
    ['a text for an object', object({}), 'a'],
    ['a missing property', object({ a: text }), {}],
    ['another word', oneOf('a', 'b'), 'c'],
  ])('rejects %s', (_name, decode, value) => {
    expect(() => decode(value)).toThrow(TypeError);
  });
});
