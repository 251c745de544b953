// Which units of an audit a change can reach.
import { execFileSync } from 'node:child_process';
import { inProject } from '../bootstrap/project.mjs';
import { closureOf } from './sources.mjs';

/** @typedef {import('./results.mjs').Audit} Audit */

/** @param {...string} parameters */
const linesOf = (...parameters) =>
  execFileSync('git', parameters, { cwd: inProject(), encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from a commit, committed or not, new ones too.
 * @param {string} commit any git revision, such as `main`
 * @returns {ReadonlySet<string>} paths from the root, with `/`
 */
export const changedSince = (commit) =>
  new Set([
    ...linesOf('diff', '--name-only', '--merge-base', commit),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ]);

/**
 * The units whose sources, the runner included, have one of these files.
 * @param {Pick<Audit, 'runner' | 'ignored' | 'units'>} audit
 * @param {ReadonlySet<string>} files
 * @returns {string[]} names
 */
export const unitsOn = ({ runner, ignored, units }, files) =>
  units()
    .filter(({ entries }) => [...closureOf([runner, ...entries], { ignored }).keys()].some((path) => files.has(path)))
    .map(({ name }) => name);
