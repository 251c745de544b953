import { submitEarlyChoices } from './submit-early-choices.ts';
import { isOwnLink } from './own-link.ts';
import type { RegionLoads } from './region-loads.ts';

/** Events that show the intent to follow a link. */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** A link that is marked itself or inside something marked (the pages of a list), or a marked form. */
const links = 'a[data-load][href], [data-load] a[href]';
const trigger = `${links}, form[data-load]`;
const choices = 'select, [type="checkbox"], [type="radio"]';

/**
 * Region loading in two steps: this small part detects the intent to use a link or a search form, and only then loads
 * the rest. A click that is faster than the code waits for it; if the code fails to load, the browser navigates itself.
 */
export function startRegionTrigger(load: () => Promise<RegionLoads>): void {
  let loading: Promise<RegionLoads> | null = null;
  const loads = () => (loading ??= load());

  for (const type of intents) {
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && event.target.closest(trigger)) loads().catch(() => {});
      },
      { capture: true, passive: true },
    );
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null;
    if (link && isOwnLink(event, link)) go(event, link.href, link);
  });

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-load]')) return;
    if (event.defaultPrevented || form.method !== 'get') return;
    const address = new URL(form.action);
    address.search = new URLSearchParams(textFields(new FormData(form, event.submitter))).toString();
    go(event, address.href, event.submitter ?? focusedIn(form) ?? form);
  });

  // A form that asks for it is sent by a choice (sorting, a filter); its button is for browsers without scripts. Text is no
  // choice: who types into one field goes on to the next.
  document.addEventListener('change', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(choices)) return;
    const form = event.target.closest<HTMLFormElement>('form[data-submit-on-change]');
    // A wrong text elsewhere in it is marked when its field is left, without moving focus there.
    if (form && !form.matches(':invalid')) form.requestSubmit();
  });

  // Submit a choice made before this script ran: the button for browsers without scripts is hidden.
  submitEarlyChoices();

  addEventListener('popstate', (event) => {
    // A document that was reloaded in the middle of a history of region loads: its content belongs to one entry only.
    if (!loading && (event.state as { isRegionLoad?: boolean } | null)?.isRegionLoad) location.reload();
  });

  function go(event: Event, address: string, from: HTMLElement): void {
    event.preventDefault();
    loads().then(
      (regions) => regions.visit(address, from),
      () => location.assign(address),
    );
  }
}

/** The focused element of a form sent without a button: focus returns to it. */
function focusedIn(form: HTMLFormElement): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && form.contains(focused) ? focused : null;
}

/** Empty fields are left out: they filter nothing, and the address stays short. */
function textFields(form: FormData): string[][] {
  return [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
}
