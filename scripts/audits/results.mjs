// The committed results of the audits: one JSON file per unit, with the commit and day of the audit.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { formatted } from '../format.mjs';
import { reviewsByHash } from './reviews.mjs';

/**
 * @typedef {object} Unit the smallest audited part, such as a component
 * @property {string} name of the result's file
 * @property {ReadonlyArray<string>} entries the files its audit starts from: paths from the root
 */

/**
 * @typedef {object} Audit
 * @property {string} name as in `npm run audit:<name>`
 * @property {string} title
 * @property {string} runner the script that audits the units named after it and writes their results
 * @property {string} results folder of the committed results
 * @property {() => ReadonlyArray<Unit>} units
 * @property {boolean} [hasStates] each unit has many states; the runner takes `--states=` and `--due`, see `states.mjs`
 * @property {RegExp} [ignored] files that cannot change what this audit finds
 */

/** @typedef {{ unit: string, state: 'kept' | 'old' | 'missing' | 'findings' | 'orphan', note: string }} Judgement */

/** After so many days a result is listed as old. It does not fail: audits run before a release and on a schedule. */
const oldAfterDays = 30;

/** @param {Pick<Audit, 'results'>} audit @param {string} unit */
const fileOf = ({ results }, unit) => inProject(results, `${unit}.json`);

/** @param {...string} parameters */
const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: inProject(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The audited commit; a plus sign marks uncommitted changes. */
function auditedCommit() {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
}

/**
 * @param {Audit} audit
 * @param {ReadonlyArray<string>} [names] all units where none is named
 */
export const unitsOf = (audit, names = []) =>
  audit.units().filter(({ name }) => names.length === 0 || names.includes(name));

/**
 * The commit and day of this run's results: call it before auditing.
 * @returns {{ commit: string, day: string }} the commit, and the day in UTC as YYYY-MM-DD
 */
export const takenNow = () => ({ commit: auditedCommit(), day: new Date().toISOString().slice(0, 10) });

/**
 * Writes the result of one unit, formatted.
 *
 * @param {Pick<Audit, 'results'>} audit
 * @param {{ name: string }} unit
 * @param {{ findings: ReadonlyArray<unknown> } & Record<string, unknown>} evidence observations; a finding fails the check `audits`
 * @param {{ commit: string, day: string }} taken from {@link takenNow}
 */
export async function writeResult(audit, { name }, evidence, taken) {
  const file = fileOf(audit, name);
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify({ ...evidence, ...taken });
  writeFileSync(file, await formatted(file, text));
}

/**
 * Judges one committed result.
 *
 * @param {string} unit
 * @param {string | undefined} text of the result's file
 * @param {{ now: number, reviews?: Pick<ReadonlyMap<string, unknown>, 'has'> }} circumstances `now` in epoch milliseconds;
 *   `reviews` by the hashes that results refer to
 * @returns {Judgement}
 */
export function judgeResult(unit, text, { now, reviews = reviewsByHash() }) {
  if (text === undefined) return { unit, state: 'missing', note: 'was never audited' };
  const result = JSON.parse(text);
  if (!Array.isArray(result.findings)) return { unit, state: 'findings', note: 'its result has no list of findings' };
  if (result.findings.length > 0)
    return {
      unit,
      state: 'findings',
      note: `has ${result.findings.length} findings: ${JSON.stringify(result.findings)}`,
    };
  const age = Math.floor((now - Date.parse(result.day)) / 86_400_000);
  if (!(age <= oldAfterDays)) return { unit, state: 'old', note: `was audited on ${result.day}, at ${result.commit}` };
  /** @type {ReadonlyArray<string>} */
  const usedReviews = result.reviews ?? [];
  return usedReviews.every((review) => reviews.has(review))
    ? { unit, state: 'kept', note: '' }
    : { unit, state: 'old', note: 'relies on a review that changed since its audit' };
}

/**
 * Judges all results of an audit, and lists those whose unit is gone.
 * @param {Audit} audit
 * @param {number} [now] epoch milliseconds
 * @returns {Judgement[]}
 */
export function judgeAudit(audit, now = Date.now()) {
  const folder = inProject(audit.results);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const reviews = reviewsByHash();
  const names = audit.units().map(({ name }) => name);
  return [
    ...names.map((name) => {
      const file = fileOf(audit, name);
      return judgeResult(name, existsSync(file) ? readFileSync(file, 'utf8') : undefined, { now, reviews });
    }),
    ...files
      .map((file) => basename(file, '.json'))
      .filter((name) => !names.includes(name))
      .map((unit) => ({ unit, state: /** @type {const} */ ('orphan'), note: 'belongs to no unit: delete it' })),
  ];
}
