import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/** What each end-to-end file requested in runs on this machine: a line for each file and page kind or call. */
export const requestedRoutes = inProject('reports', 'requested-routes.tsv');

/**
 * @param {string | undefined} text
 * @returns {Map<string, Set<string>>} the page kinds and calls requested by each file; a file without requests has an empty set
 */
export function readRequestedRoutes(text = existsSync(requestedRoutes) ? readFileSync(requestedRoutes, 'utf8') : '') {
  /** @type {Map<string, Set<string>>} */
  const routes = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const [spec = '', route = ''] = line.split('\t');
    const found = routes.get(spec) ?? new Set();
    if (route) found.add(route);
    routes.set(spec, found);
  }
  return routes;
}
