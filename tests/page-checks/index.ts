import type { Page } from 'playwright/test';
import { contrastInStates } from './checks/contrast-in-states.ts';
import { textResize, textSpacing } from './checks/cut-text.ts';
import { edges } from './checks/edges.ts';
import { focusNotObscured } from './checks/focus-not-obscured.ts';
import { focusVisible } from './checks/focus-visible.ts';
import { forcedColours } from './checks/forced-colours.ts';
import { reach } from './checks/reach.ts';
import { reducedMotion } from './checks/reduced-motion.ts';
import { reflow } from './checks/reflow.ts';
import { tabOrder } from './checks/tab-order.ts';
import { targetSize } from './checks/target-size.ts';
import type { Finding, PageCheck } from './finding.ts';
import { prepare } from './in-page.ts';

export type { Finding, PageCheck } from './finding.ts';

/** What no rule engine sees, by name. */
export const pageChecks: Readonly<Record<string, PageCheck>> = {
  focusVisible,
  focusNotObscured,
  targetSize,
  reflow,
  textSpacing,
  textResize,
  reducedMotion,
  forcedColours,
  contrastInStates,
  edges,
  tabOrder,
  reach,
};

/** Runs one of the checks, or all, on the page as it stands; the page's context must have `bypassCSP`. */
export async function runPageChecks(
  page: Page,
  names: ReadonlyArray<string> = Object.keys(pageChecks),
): Promise<ReadonlyArray<Finding>> {
  const findings: Finding[] = [];
  for (const name of names) {
    await prepare(page);
    findings.push(...(await pageChecks[name]!(page)));
  }
  return findings;
}
