import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder, independent of the current one. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts path inside the checkout */
export const inProject = (...parts) => join(root, ...parts);

/** Node 24 from the npm package `node`: everything after the install runs on it, whatever Node the machine has. */
export const projectNode = inProject('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** The program of an installed package, e.g. `programOf('vitest')`. @param {string} name */
export const programOf = (name) => inProject('node_modules', '.bin', name);
