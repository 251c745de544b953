import { existsSync, readdirSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/** Helpers shared among components: they are no components and not public. */
const internal = new Set(['shared']);

/** The published folders of `components/`, each as its own entry: `witryna/button`. */
export const componentFolders = readdirSync(inProject('components'))
  .filter((folder) => !internal.has(folder) && existsSync(inProject('components', folder, 'index.ts')))
  .sort();

/**
 * The folders published as they are, each with its own `index`, by the name of their entry. The contract is no
 * component: it stands beside them, knows no React, and is not part of `witryna` itself.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const entryFolders = {
  ...Object.fromEntries(componentFolders.map((folder) => [folder, `components/${folder}`])),
  contract: 'patterns/contract',
};

/** The content of the entry `witryna/tokens`: the contract's names and the viewport levels. */
export const tokenModules = ['tokens/contract.css.ts', 'tokens/viewport.ts', 'tokens/viewport-level.ts'];

/** The component's name from its folder: `quantity-stepper` is `QuantityStepper`. @param {string} folder */
export const componentName = (folder) =>
  folder.replace(/(?:^|-)([a-z])/g, (_match, /** @type {string} */ letter) => letter.toUpperCase());
