/** @typedef {import('./reports.mjs').ReportedTest} ReportedTest */
/** @typedef {ReportedTest & { check: string, isThroughShop: boolean }} LedgerTest a test of a run, with the check that ran it */
/** @typedef {'proved' | 'part' | 'missing'} Mark */
/** @typedef {{ mark: Mark, checks: ReadonlyArray<string> }} Proof `checks`: whose passed tests name the requirement */

const reference = /\[([A-Z]-\d\d(?: part)?(?:[ ,]+[A-Z]-\d\d(?: part)?)*)\]/g;
const line = /^- \[(.)\] (\*\(part\)\* |_\(part\)_ )?([A-Z]-\d\d) (.*)$/gm;

/**
 * The requirements in a test title: `[V-31]`, `[V-31, V-32]`, `[S-02 part]`.
 * @param {string} title
 * @returns {Array<{ id: string, isPart: boolean }>}
 */
export const namedIn = (title) =>
  [...title.matchAll(reference)].flatMap(([, names = '']) =>
    [...names.matchAll(/([A-Z]-\d\d)( part)?/g)].map(([, id = '', part]) => ({ id, isPart: part !== undefined })),
  );

/**
 * What the tests prove. A test of the running shop proves a requirement; a story or a unit test proves a part. A
 * requirement in a failed test's title is missing, whatever else passed.
 * @param {ReadonlyArray<LedgerTest>} tests
 * @returns {Map<string, Proof>} only named requirements
 */
export function proofs(tests) {
  const named = Map.groupBy(
    tests.flatMap((test) => namedIn(test.title).map(({ id, isPart }) => ({ id, isPart, ...test }))),
    ({ id }) => id,
  );
  return new Map(
    [...named].map(([id, about]) => {
      const isWhole = about.some(({ isPart, isThroughShop }) => !isPart && isThroughShop);
      const hasFailed = about.some(({ isPassed }) => !isPassed);
      const checks = [...new Set(about.filter(({ isPassed }) => isPassed).map(({ check }) => check))];
      return [id, { mark: hasFailed ? 'missing' : isWhole ? 'proved' : 'part', checks }];
    }),
  );
}

/**
 * The lines of docs/requirements.md.
 * @param {string} ledger its text
 * @returns {Array<{ id: string, text: string, mark: Mark }>}
 */
export const requirementsIn = (ledger) =>
  [...ledger.matchAll(line)].map(([, tick, part, id = '', text = '']) => ({
    id,
    text,
    mark: tick === 'x' ? 'proved' : part ? 'part' : 'missing',
  }));

/**
 * The ledger with the marks earned by tests.
 * @param {string} ledger
 * @param {ReadonlyMap<string, Proof>} proved
 */
export const mark = (ledger, proved) =>
  ledger.replace(line, (_, __, ___, id, text) => {
    const proof = proved.get(id)?.mark ?? 'missing';
    return `- [${proof === 'proved' ? 'x' : ' '}] ${proof === 'part' ? '_(part)_ ' : ''}${id} ${text}`;
  });

/**
 * The ledger's faults after a run: marks without a passed test, and ids in titles without a requirement.
 * @param {string} ledger
 * @param {ReadonlyMap<string, Proof>} proved
 * @returns {string[]} sentences
 */
export function faults(ledger, proved) {
  const requirements = requirementsIn(ledger);
  const known = new Set(requirements.map(({ id }) => id));
  return [
    ...requirements
      .filter(({ id, mark }) => mark === 'proved' && proved.get(id)?.mark !== 'proved')
      .map(({ id }) => `${id} is marked as proved, and no passed test of the running shop proves it`),
    ...[...proved.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `a test names ${id}, and no requirement has this id`),
  ];
}
