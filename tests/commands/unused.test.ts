import { describe, expect, it } from 'vitest';
import { differences } from '../../scripts/checks/unused-marks.mjs';

describe('the list of what the shop does not use yet', () => {
  const judge = (listed: ReadonlyArray<string>, found: ReadonlyArray<string>): ReadonlyArray<string> =>
    differences(listed, found, 'setting', 'is read by no code');

  it('accepts what it names', () => {
    expect(judge(['menuColumns'], ['menuColumns'])).toEqual([]);
  });

  it('refuses a new unused one', () => {
    expect(judge([], ['menuColumns'])).toEqual(['setting menuColumns is read by no code: use it or remove it']);
  });

  it('refuses to keep one that is used', () => {
    expect(judge(['menuColumns'], [])).toEqual(['setting menuColumns is used or gone: take it off the list']);
  });
});
