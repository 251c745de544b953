// Results of a unit that has many states: each state keeps its own findings, commit and day, so that a stopped run stands.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';
import { judgeResult } from './results.mjs';

/** @typedef {{ findings: ReadonlyArray<string>, reviews?: ReadonlyArray<string>, commit: string, day: string }} StateResult */

/**
 * The results of a unit's states, as committed.
 * @param {Pick<import('./results.mjs').Audit, 'results'>} audit
 * @param {{ name: string }} unit
 * @returns {Record<string, StateResult>} by state; none where the unit was never audited
 */
export function stateResultsOf({ results }, { name }) {
  const file = inProject(results, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).results ?? {}) : {};
}

/**
 * The states that need an audit: missing, old, or with findings.
 * @param {ReadonlyArray<string>} states
 * @param {Readonly<Record<string, StateResult>>} results
 * @param {Parameters<typeof judgeResult>[2]} circumstances
 * @returns {string[]}
 */
export const dueStates = (states, results, circumstances) =>
  states.filter((state) => {
    const text = results[state] && JSON.stringify(results[state]);
    return judgeResult(state, text, circumstances).state !== 'kept';
  });

/**
 * The result of a unit: as old as its oldest state, with the findings of all. A state without a result is a finding.
 * @param {ReadonlyArray<string>} states of the unit; results of others are dropped
 * @param {Readonly<Record<string, StateResult>>} results
 * @returns {{ findings: string[], reviews: string[], results: Record<string, StateResult>, taken: { commit: string, day: string } }}
 */
export function unitResult(states, results) {
  const known = states.flatMap((state) => (results[state] ? [{ state, ...results[state] }] : []));
  const missing = states.filter((state) => !results[state]);
  const [oldest] = known.toSorted((one, other) => one.day.localeCompare(other.day));
  return {
    findings: [
      ...known.flatMap(({ state, findings }) => findings.map((line) => `${state}: ${line}`)),
      ...(missing.length > 0 ? [`not audited yet: ${missing.join(', ')}`] : []),
    ],
    reviews: [...new Set(known.flatMap(({ reviews = [] }) => reviews))].toSorted(),
    results: Object.fromEntries(known.map(({ state, ...result }) => [state, result])),
    taken: { commit: oldest?.commit ?? '', day: oldest?.day ?? '' },
  };
}
