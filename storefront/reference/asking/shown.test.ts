import { describe, expect, it } from 'vitest';
import { shown, shownXml } from './shown.ts';

describe('what the reference shows of an answer', () => {
  it('cuts a long list to the requested length, with the number of the rest', () => {
    expect(shown({ a: [1, 2, 3, 4, 5, 6, 7] })).toEqual({ a: [1, 2, '… 5 more'] });
    expect(shown([1, 2, 3, 4, 5], { most: 3 })).toEqual([1, 2, 3, '… 2 more']);
  });

  it('keeps a list whole if only one item would be left out', () => {
    expect(shown([{ b: [1, 2, 3] }, 2, 3])).toEqual([{ b: [1, 2, 3] }, 2, 3]);
  });

  it('replaces values that vary between runs by names, and keeps null', () => {
    const answer = { took: 12, order: { key: 'x' }, more: [{ key: null }] };
    expect(shown(answer, { varying: { key: 'key of the order' } })).toEqual({
      took: '<milliseconds>',
      order: { key: '<key of the order>' },
      more: [{ key: null }],
    });
  });

  it('cuts a long text and adds the number of missing characters', () => {
    expect(shown('ż'.repeat(400))).toBe('ż'.repeat(400));
    expect(shown('ż'.repeat(401))).toBe(`${'ż'.repeat(240)}… 161 more characters`);
  });

  it('prints XML with an indented element per line', () => {
    expect(shownXml('<?xml version="1.0"?><a><b c="1"/><d>text</d></a>')).toBe(
      '<?xml version="1.0"?>\n<a>\n  <b c="1"/>\n  <d>text</d>\n</a>',
    );
    expect(shownXml(`<a>${'<b/>'.repeat(9)}</a>`, 4)).toBe('<a>\n  <b/>\n  <b/>\n  <b/>\n… 7 more lines');
  });
});
