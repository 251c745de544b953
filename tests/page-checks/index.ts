import type { Page } from 'playwright/test';
import { contrastInStates } from './checks/contrast-in-states.ts';
import { textResize, textSpacing } from './checks/cut-text.ts';
import { edges } from './checks/edges.ts';
import { focusNotObscured } from './checks/focus-not-obscured.ts';
import { focusVisible } from './checks/focus-visible.ts';
import { forcedColours } from './checks/forced-colours.ts';
import { gluedWords } from './checks/glued-words.ts';
import { reach } from './checks/reach.ts';
import { reducedMotion } from './checks/reduced-motion.ts';
import { reflow } from './checks/reflow.ts';
import { tabOrder } from './checks/tab-order.ts';
import { targetSize } from './checks/target-size.ts';
import type { Finding, PageCheck, WalkCheck } from './finding.ts';
import { prepare, walk, withoutMotion } from './in-page.ts';

export type { Finding } from './finding.ts';

/** Checks that no rule engine has, by name: of the current page, */
const looks: Readonly<Record<string, PageCheck>> = {
  targetSize,
  reflow,
  textSpacing,
  textResize,
  reducedMotion,
  forcedColours,
  contrastInStates,
  edges,
  gluedWords,
};

/** and at every Tab stop; the one that moves focus comes last. */
const walks: Readonly<Record<string, WalkCheck>> = { focusNotObscured, tabOrder, reach, focusVisible };

/** The names of all checks. */
export const pageChecks: ReadonlyArray<string> = [...Object.keys(walks), ...Object.keys(looks)];

/** Runs some or all checks on the current page; its context must have `bypassCSP`. */
export async function runPageChecks(page: Page, names = pageChecks): Promise<ReadonlyArray<Finding>> {
  const findings: Finding[] = [];
  await prepare(page);
  const walkers = await Promise.all(names.flatMap((name) => walks[name]?.(page) ?? []));
  if (walkers.length > 0)
    await withoutMotion(page, () =>
      walk(page, async (element) => {
        for (const walker of walkers) {
          // An island that focus wakes may replace a link by a control, which is a stop itself.
          if (await element.evaluate((each) => each.isConnected)) await walker.visit(element);
        }
      }),
    );
  for (const walker of walkers) findings.push(...(await walker.end()));
  for (const look of names.flatMap((name) => looks[name] ?? [])) {
    await prepare(page);
    findings.push(...(await look(page)));
  }
  return findings;
}
