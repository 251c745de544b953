// The committed results of the audits: one JSON file a unit, with the hash of the sources that it holds for.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { inProject } from '../bootstrap/project.mjs';
import { reviewsByHash } from './reviews.mjs';
import { closureOf, hashOf } from './sources.mjs';

/**
 * @typedef {object} Unit what is audited by itself, such as a component: when its sources change, it alone is audited again
 * @property {string} name of the result's file
 * @property {ReadonlyArray<string>} entries what it rests on besides the audit's runner: paths from the root
 */

/**
 * @typedef {object} Audit
 * @property {string} name as in `npm run audit:<name>`
 * @property {string} title
 * @property {string} runner the script that audits the units named after it and writes their results; it is a source of each
 * @property {string} results folder of the committed results
 * @property {() => ReadonlyArray<Unit>} units
 * @property {RegExp} [ignored] sources that cannot change what this audit finds
 */

/** @typedef {{ unit: string, state: 'kept' | 'missing' | 'stale' | 'findings' | 'orphan', note: string }} Judgement */

/** The bookkeeping (files directly in scripts/audits, and what installs) is no part of what is measured. */
const bookkeeping = /^scripts\/(audits\/[^/]+|bootstrap\/.+)\.mjs$/;

/** @param {Pick<Audit, 'runner' | 'ignored'>} audit @param {Unit} unit */
export const coveredBy = ({ runner, ignored }, { entries }) =>
  closureOf([runner, ...entries], {
    ignored: ignored === undefined ? bookkeeping : new RegExp(`${bookkeeping.source}|${ignored.source}`),
  });

/** @param {Pick<Audit, 'results'>} audit @param {string} unit */
const fileOf = ({ results }, unit) => inProject(results, `${unit}.json`);

/**
 * The units with the hash of their sources as they stand now. A runner takes it before it looks at anything, so that what is
 * edited meanwhile makes its result stale.
 *
 * @param {Audit} audit
 * @param {ReadonlyArray<string>} [names] all units where none is named
 * @returns {Array<Unit & { sources: string }>}
 */
export const unitsOf = (audit, names = []) =>
  audit
    .units()
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((unit) => ({ ...unit, sources: hashOf(coveredBy(audit, unit)) }));

/**
 * Writes the result of one unit as the formatter wants it.
 *
 * @param {Pick<Audit, 'results'>} audit
 * @param {{ name: string, sources: string }} unit from {@link unitsOf}
 * @param {{ findings: ReadonlyArray<unknown> } & Record<string, unknown>} evidence anything that tells what was seen; with a
 *   finding the check `audits` fails
 */
export async function writeResult(audit, { name, sources }, evidence) {
  const file = fileOf(audit, name);
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify({ ...evidence, sources });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/**
 * Judges one committed result.
 *
 * @param {string} unit
 * @param {string} sources the hash of the sources as they stand now
 * @param {string | undefined} text of the result's file
 * @param {Pick<ReadonlyMap<string, unknown>, 'has'>} [reviews] by the hashes under which a result names those that it leans on
 * @returns {Judgement}
 */
export function judgeResult(unit, sources, text, reviews = reviewsByHash()) {
  if (text === undefined) return { unit, state: 'missing', note: 'was never audited' };
  const result = JSON.parse(text);
  if (result.sources !== sources) return { unit, state: 'stale', note: 'changed since its audit' };
  /** @type {ReadonlyArray<string>} */
  const leanedOn = result.reviews ?? [];
  if (!leanedOn.every((review) => reviews.has(review)))
    return { unit, state: 'stale', note: 'leans on a review that was changed since its audit' };
  if (!Array.isArray(result.findings)) return { unit, state: 'findings', note: 'its result has no list of findings' };
  return result.findings.length === 0
    ? { unit, state: 'kept', note: '' }
    : { unit, state: 'findings', note: `has ${result.findings.length} findings: ${JSON.stringify(result.findings)}` };
}

/**
 * Judges all results of an audit, and names those that belong to no unit any more.
 * @param {Audit} audit
 * @returns {Judgement[]}
 */
export function judgeAudit(audit) {
  const units = unitsOf(audit);
  const folder = inProject(audit.results);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const reviews = reviewsByHash();
  const known = new Set(units.map(({ name }) => name));
  return [
    ...units.map(({ name, sources }) => {
      const file = fileOf(audit, name);
      return judgeResult(name, sources, existsSync(file) ? readFileSync(file, 'utf8') : undefined, reviews);
    }),
    ...files
      .map((file) => basename(file, '.json'))
      .filter((name) => !known.has(name))
      .map((unit) => ({
        unit,
        state: /** @type {const} */ ('orphan'),
        note: 'nothing of this name is audited: delete',
      })),
  ];
}
