import { existsSync, readdirSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/** Helpers that components share among themselves: they are no component and not public. */
const internal = new Set(['shared']);

/** The folders of `components/` that the kit publishes, each as an entry of its own: `witryna/button`. */
export const componentFolders = readdirSync(inProject('components'))
  .filter((folder) => !internal.has(folder) && existsSync(inProject('components', folder, 'index.ts')))
  .sort();

/**
 * The folders that the kit publishes as they stand, each with an `index` of its own, by the name of their entry. The contract is
 * no component: it stands beside them, knows no React, and is not part of `witryna` itself.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const entryFolders = {
  ...Object.fromEntries(componentFolders.map((folder) => [folder, `components/${folder}`])),
  contract: 'patterns/contract',
};

/** What the entry `witryna/tokens` gives: the words of the contract and the viewport levels. */
export const tokenModules = ['tokens/contract.css.ts', 'tokens/viewport.ts', 'tokens/viewport-level.ts'];

/** The component's name as its folder tells it: `quantity-stepper` is `QuantityStepper`. @param {string} folder */
export const componentName = (folder) =>
  folder.replace(/(?:^|-)([a-z])/g, (_match, /** @type {string} */ letter) => letter.toUpperCase());
