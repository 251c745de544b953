import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectOf, readXml } from '../testing/read-xml.ts';
import { element, elementOf, writeXml } from './xml.ts';

describe('an XML document', () => {
  it('reads back any text of its attributes', () => {
    const name = fc.stringMatching(/^[a-z_][a-z0-9_.-]{0,8}$/);
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: 'grapheme' })), (attributes) => {
        const carried = Object.fromEntries(
          // XML 1.0 has no other control characters, and no lone surrogates.
          Object.entries(attributes).map(([key, text]) => [
            key,
            text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd'),
          ]),
        );
        expect({ ...readXml(writeXml(element('a', attributes, [element('b')]))).attributes }).toEqual({ ...carried });
      }),
    );
  });

  it('keeps marks, whitespace and letters, and drops what XML cannot hold', () => {
    const text = `<a href="x">&amp; 'zł'\n\t\r]]> \u{1f600}`;
    expect(readXml(writeXml(element('size', { name: text }))).attributes).toEqual({ name: text });
    expect(readXml(writeXml(element('size', { name: '\u0000\u001b\ud800\uffff' }))).attributes).toEqual({
      name: '\ufffd'.repeat(4),
    });
  });

  it('has objects as children and lists as several of them', () => {
    const size = {
      type: 'uniw',
      amount: -1,
      isNew: true,
      gone: null,
      missing: undefined,
      price: { value: '1.00' },
      items: [{ left: '1' }, { left: '2' }],
      codes: ['a', 'b'],
    };
    const written = writeXml(elementOf('size', size));
    expect(written).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<size type="uniw" amount="-1" isNew="true"><price value="1.00"/><items left="1"/><items left="2"/><codes value="a"/><codes value="b"/></size>',
    );
    expect(objectOf(readXml(written))).toMatchObject({
      price: { value: '1.00' },
      items: [{ left: '1' }, { left: '2' }],
    });
  });

  it('takes no element name from a text', () => {
    expect(() => writeXml(elementOf('size', { 'a b': '1' }))).toThrow(RangeError);
    expect(() => writeXml(element('a><b'))).toThrow(RangeError);
  });
});
