import { describe, expect, it } from 'vitest';
import { numberedNames, withoutRepeats } from './chosen-files.ts';
import { readableSize } from './file-size.ts';

const file = (name: string, { content = 'x', lastModified = 1, type = '' } = {}) =>
  new File([content], name, { lastModified, type });

describe('the list of chosen files', () => {
  it('numbers repeated names', () => {
    expect(numberedNames(['a.pdf', 'b.pdf', 'a.pdf', 'a.pdf'])).toEqual([
      { name: 'a.pdf', number: 1 },
      { name: 'b.pdf', number: 1 },
      { name: 'a.pdf', number: 2 },
      { name: 'a.pdf', number: 3 },
    ]);
  });

  it.each([
    ['another name', file('b.pdf')],
    ['another size', file('a.pdf', { content: 'xy' })],
    ['another time', file('a.pdf', { lastModified: 2 })],
    ['another type', file('a.pdf', { type: 'application/pdf' })],
  ])('treats a file of %s as different', (_difference, other) => {
    expect(withoutRepeats([file('a.pdf')], [other])).toEqual({ fresh: [other], repeated: [] });
  });

  it('omits present files, and duplicates of one choice', () => {
    const [present, again, fresh, freshAgain] = [file('a.pdf'), file('a.pdf'), file('b.pdf'), file('b.pdf')];
    const { fresh: taken, repeated } = withoutRepeats([present], [again, fresh, freshAgain]);
    expect(taken).toEqual([fresh]);
    expect(repeated.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  });
});

describe('readableSize', () => {
  it.each([
    [0, 'bytes', 0],
    [1023, 'bytes', 1023],
    [1024, 'kilobytes', 1],
    [1536, 'kilobytes', 2],
    [1024 * 1023, 'kilobytes', 1023],
    [1024 * 1024 - 1, 'megabytes', 1],
    [1_258_291, 'megabytes', 1.2],
    [5 * 1024 * 1024, 'megabytes', 5],
  ])('of %i bytes is %s: %d', (bytes, unit, size) => {
    expect(readableSize(bytes)).toEqual({ unit, size });
  });
});
