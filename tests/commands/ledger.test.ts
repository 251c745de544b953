import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults, mark, namedIn, proofs, requirementsIn } from '../../scripts/checks/ledger-marks.mjs';

const ledger = [
  '# Requirements',
  '',
  '- [ ] V-31 Snapped.',
  '- [x] V-32 Digits.',
  '- [ ] _(part)_ S-02 Product page.',
].join('\n');
const passed = (title: string) => ({ title, isPassed: true, check: 'e2e', isThroughShop: true });
const passedAlone = (title: string) => ({ title, isPassed: true, check: 'stories', isThroughShop: false });
const failed = (title: string) => ({ ...passed(title), isPassed: false });

describe('the ids in a title', () => {
  it.each([
    ['snaps [V-31]', ['V-31']],
    ['snaps [V-31, V-32]', ['V-31', 'V-32']],
    ['snaps [V-31] and filters [V-32]', ['V-31', 'V-32']],
    ['shows the page [S-02 part]', ['S-02 part']],
    ['both [S-02 part, V-31]', ['S-02 part', 'V-31']],
    ['snaps V-31', []],
    ['an index [0] or [A]', []],
    // Sample titles stay out of this test's own title: they would count as proofs.
  ])('are read, case %#', (title, names) => {
    expect(
      namedIn(title).map(({ id, isPart }: { id: string; isPart: boolean }) => (isPart ? `${id} part` : id)),
    ).toEqual(names);
  });
});

describe('the ledger', () => {
  it('marks what passed tests prove, in whole and in part, and removes other marks', () => {
    const marked = mark(ledger, proofs([passed('snaps [V-31]'), passed('shows [S-02 part]')]));
    expect(requirementsIn(marked)).toEqual([
      { id: 'V-31', text: 'Snapped.', mark: 'proved' },
      { id: 'V-32', text: 'Digits.', mark: 'missing' },
      { id: 'S-02', text: 'Product page.', mark: 'part' },
    ]);
  });

  it('proves nothing that a failed test names, too', () => {
    expect(proofs([passed('on SQLite [V-31]'), failed('on PostgreSQL [V-31]')]).get('V-31')).toMatchObject({
      mark: 'missing',
    });
  });

  it('counts a story or a unit test as a part, and names the checks', () => {
    expect(proofs([passedAlone('snaps [V-31]')]).get('V-31')).toEqual({ mark: 'part', checks: ['stories'] });
    expect(proofs([passedAlone('snaps [V-31]'), passed('buys 0,5 m [V-31]')]).get('V-31')).toEqual({
      mark: 'proved',
      checks: ['stories', 'e2e'],
    });
  });

  it('is written the same twice', () => {
    const proved = proofs([passed('snaps [V-31]'), passed('shows [S-02 part]')]);
    expect(mark(mark(ledger, proved), proved)).toBe(mark(ledger, proved));
  });

  it('has faults when it claims more than the tests prove, or a test names an unknown id', () => {
    expect(faults(ledger, proofs([passed('digits [V-32]')]))).toEqual([]);
    expect(faults(ledger, proofs([passed('digits [V-32 part]'), passed('odd [Z-99]')]))).toEqual([
      'V-32 is marked as proved, and no passed test of the running shop proves it',
      'a test names Z-99, and no requirement has this id',
    ]);
  });

  it('has every project requirement once', () => {
    const ids: string[] = requirementsIn(readFileSync('docs/requirements.md', 'utf8')).map(
      ({ id }: { id: string }) => id,
    );
    expect(ids).toHaveLength(224);
    expect(new Set(ids).size).toBe(224);
  });
});
