import axe from 'axe-core';
import type { Finding, PageCheck } from '../finding.ts';
import { withoutMotion } from '../in-page.ts';

const states = [['hover'], ['focus', 'focus-visible'], ['active', 'hover']];
const controls = 'a, button, input, select, textarea, summary, label, [tabindex], [role=option], [role=tab]';

/** 1.4.3 with every control forced into hover, focus and press, judged by axe's own rule. */
export const contrastInStates: PageCheck = async (page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  await page.evaluate(axe.source);
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));

  const findings = await withoutMotion(page, async () => {
    const found = new Map<string, Finding>();
    for (const state of states) {
      await force(state);
      const violations = await page.evaluate(async () => {
        const results = await (window as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly: ['color-contrast', 'link-in-text-block'],
          resultTypes: ['violations'],
        });
        return results.violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => ({ target: node.target.join(' '), detail: node.any[0]?.message ?? id })),
        );
      });
      for (const { target, detail } of violations)
        if (!found.has(target)) found.set(target, { check: `contrast (1.4.3) in ${state.join('+')}`, target, detail });
    }
    await force([]);
    return [...found.values()];
  });
  await devTools.detach();
  return findings;
};
