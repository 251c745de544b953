import { Audit, type Rule } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import type { Page } from 'playwright';

/** The rules of the European Accessibility Act: those of EN 301 549, i.e. WCAG A and AA. */
const binding = [...rules].filter((rule) =>
  [...(rule as Rule<never, never, never>).requirements].some((requirement) => requirement.toJSON()['type'] === 'eaa'),
);

/** Alfa's findings on the current page, a line per failed rule and place. */
export async function judgeByAlfa(page: Page): Promise<ReadonlyArray<string>> {
  if (binding.length < 40) throw new Error(`Only ${binding.length} rules of Alfa are binding; something is mixed up.`);
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = [...(await Audit.of(await Playwright.toPage(document), binding).evaluate())];
  const json = outcomes.map((outcome) => outcome.toJSON() as unknown as AlfaOutcome);
  if (!json.some(({ outcome }) => outcome === 'passed')) throw new Error(`Alfa looked at nothing on ${page.url()}.`);
  return json
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => `${rule.uri}: ${JSON.stringify(target).slice(0, 300)}`);
}

interface AlfaOutcome {
  readonly outcome: 'passed' | 'failed' | 'cantTell' | 'inapplicable';
  readonly rule: { readonly uri: string };
  readonly target?: unknown;
}
