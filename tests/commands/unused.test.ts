import { describe, expect, it } from 'vitest';
import { differences } from '../../scripts/checks/unused-marks.mjs';

describe('the list of unused parts of the shop', () => {
  const judge = (listed: ReadonlyArray<string>, found: ReadonlyArray<string>): ReadonlyArray<string> =>
    differences(listed, found, 'setting', 'is read by no code');

  it('accepts listed ones', () => {
    expect(judge(['menuColumns'], ['menuColumns'])).toEqual([]);
  });

  it('rejects a new unused one', () => {
    expect(judge([], ['menuColumns'])).toEqual(['setting menuColumns is read by no code: use it or remove it']);
  });

  it('rejects a listed one in use', () => {
    expect(judge(['menuColumns'], [])).toEqual(['setting menuColumns is used or gone: take it off the list']);
  });
});
