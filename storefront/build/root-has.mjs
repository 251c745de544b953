/**
 * `:has()` of the root or the body, as `body:has(dialog) > *`: Chromium 156 asks it again at each focus, choice and inserted text of
 * the page, and restyles whatever any `:has()` of the sheets may reach (docs/benchmarks/interactions.md). An attribute, or a parent
 * nearer to the place, says the same for nothing.
 */

/** @param {import('lightningcss').SelectorComponent} part */
const isRoot = (part) =>
  (part.type === 'type' && ['html', 'body'].includes(part.name)) ||
  (part.type === 'pseudo-class' && part.kind === 'root');

/** @param {import('lightningcss').SelectorComponent} part @returns {ReadonlyArray<import('lightningcss').Selector>} */
const selectorsIn = (part) => ('selectors' in part && part.selectors) || [];

/** `:has()`, also as `:not(:has())`. @param {import('lightningcss').SelectorComponent} part @returns {boolean} */
const asks = (part) =>
  part.type === 'pseudo-class' && (part.kind === 'has' || selectorsIn(part).some((inner) => inner.some(asks)));

/**
 * @param {import('lightningcss').Selector} selector
 * @returns {boolean}
 */
function asksRoot(selector) {
  /** @type {Array<import('lightningcss').SelectorComponent[]>} the parts between combinators */
  const compounds = [[]];
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  }
  const isOfRoot = compounds.some((parts) => parts.some(isRoot) && parts.some(asks));
  return isOfRoot || selector.some((part) => selectorsIn(part).some(asksRoot));
}

/** For lightningcss: stops a build whose sheet has such a selector. */
export const withoutRootHas = {
  Rule: {
    /** @param {{ value: { selectors: import('lightningcss').Selector[] } }} rule */
    style({ value: { selectors } }) {
      const found = selectors.find(asksRoot);
      if (found)
        throw new Error(`":has()" at the root of the page, which restyles it at each press: ${JSON.stringify(found)}`);
    },
  },
};
