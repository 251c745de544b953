import type { ElementHandle } from 'playwright/test';
import type { Finding, WalkCheck } from '../finding.ts';
import { walk } from '../in-page.ts';

/** 2.1.1, 3.3.1, 4.1.2: Tab reaches every control; invalid ones say why; values are within their bounds. */
export const reach: WalkCheck = async (page) => {
  const reached = await page.evaluateHandle(() => new Set<Element>());
  const visit = (element: ElementHandle<HTMLElement>) => element.evaluate((each, all) => void all.add(each), reached);
  const missed = () => page.evaluate(unreached, { all: reached, within: 'body' });
  return {
    visit,
    // While the scripts of an island come, Chromium 156 has left out a part of the header once: the second walk decides.
    async end() {
      if ((await missed()).length === 0) return [];
      await walk(page, visit);
      return missed();
    },
  };
};

/** Runs in the page. @param within a selector of the walked part of the page */
export function unreached({ all, within }: { all: ReadonlySet<Element>; within: string }): Finding[] {
  const { describe, isShown } = window.pageChecks;
  const every = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.closest(within) && isShown(each));
  // Tab reaches one radio of a group, arrow keys the others.
  const isOfReachedGroup = (each: Element) =>
    each instanceof HTMLInputElement &&
    each.type === 'radio' &&
    [...all].some((other) => other instanceof HTMLInputElement && other.name === each.name && other.form === each.form);
  // A button docked at the window's edge while the same one of its form is out of view.
  const isSameAsReached = (each: Element) =>
    each instanceof HTMLButtonElement &&
    each.form !== null &&
    [...all].some(
      (other) =>
        other instanceof HTMLButtonElement &&
        other.form === each.form &&
        other.type === each.type &&
        other.name === each.name &&
        other.value === each.value,
    );
  const controls =
    'button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=switch], [onclick]';
  const unreachable = every(controls)
    .filter(
      (each) =>
        !all.has(each) &&
        !isOfReachedGroup(each) &&
        !isSameAsReached(each) &&
        !each.matches(':disabled, [tabindex="-1"]') &&
        !each.closest('[inert], [aria-hidden=true]') &&
        !each.querySelector('a, button, input'),
    )
    .map((each) => ({ check: 'unreachable (2.1.1)', target: describe(each), detail: 'Tab never comes here' }));
  const unexplained = every('[aria-invalid=true]')
    .filter((each) => {
      // A group has the message for its boxes, or they for the group (ADR 0012).
      const group = each.closest('fieldset, [role=group], [role=radiogroup]');
      const ids = [each, group, ...each.querySelectorAll('input')].map(
        (one) => `${one?.getAttribute('aria-describedby') ?? ''} ${one?.getAttribute('aria-errormessage') ?? ''}`,
      );
      return !ids
        .join(' ')
        .split(/\s+/)
        .some((id) => id && document.getElementById(id)?.textContent?.trim());
    })
    .map((each) => ({ check: 'error (3.3.1)', target: describe(each), detail: 'is invalid and does not say why' }));
  const outOfBounds = every('[aria-valuenow]:not(:disabled)').flatMap((each) => {
    const [now, least, most] = ['now', 'min', 'max'].map((name) =>
      Number.parseFloat(each.getAttribute(`aria-value${name}`) ?? ''),
    ) as [number, number, number];
    if (!(now < least) && !(now > most)) return [];
    return [{ check: 'value (4.1.2)', target: describe(each), detail: `${now} is not in ${least}..${most}` }];
  });
  return [...unreachable, ...unexplained, ...outOfBounds];
}
