import { describe, expect, it } from 'vitest';
import { shown, shownXml } from './shown.ts';

describe('what the reference shows of an answer', () => {
  it('is a long list with as much as is asked for, and the number of the rest', () => {
    expect(shown({ a: [1, 2, 3, 4, 5, 6, 7] })).toEqual({ a: [1, 2, '… 5 more'] });
    expect(shown([1, 2, 3, 4, 5], { most: 3 })).toEqual([1, 2, 3, '… 2 more']);
  });

  it('is a list whole where only one thing would be left out', () => {
    expect(shown([{ b: [1, 2, 3] }, 2, 3])).toEqual([{ b: [1, 2, 3] }, 2, 3]);
  });

  it('is the name of what differs from run to run, and null where there is nothing', () => {
    const answer = { took: 12, order: { key: 'x' }, more: [{ key: null }] };
    expect(shown(answer, { varying: { key: 'key of the order' } })).toEqual({
      took: '<milliseconds>',
      order: { key: '<key of the order>' },
      more: [{ key: null }],
    });
  });

  it('is a long text with the number of signs that are missing', () => {
    expect(shown('ż'.repeat(400))).toBe('ż'.repeat(400));
    expect(shown('ż'.repeat(401))).toBe(`${'ż'.repeat(240)}… 161 more characters`);
  });

  it('is XML with an element a line, as deep as it stands', () => {
    expect(shownXml('<?xml version="1.0"?><a><b c="1"/><d>text</d></a>')).toBe(
      '<?xml version="1.0"?>\n<a>\n  <b c="1"/>\n  <d>text</d>\n</a>',
    );
    expect(shownXml(`<a>${'<b/>'.repeat(9)}</a>`, 4)).toBe('<a>\n  <b/>\n  <b/>\n  <b/>\n… 7 more lines');
  });
});
