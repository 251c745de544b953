import { nextStop } from './next-stop.ts';

/** In milliseconds: the mouse rest before a panel opens or replaces another, and its absence before one closes. */
const OPENS_AFTER = 200;
const CLOSES_AFTER = 400;

const within = <Found extends HTMLElement>(target: EventTarget | null, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

const itemOf = (target: EventTarget | null) => within(target, '[data-menu-item]');
const panelOf = (target: EventTarget | null) => within(target, '[data-menu-panel]');
const toggleOf = (item: Element) => item.querySelector<HTMLElement>('[aria-expanded]');

const stopsIn = (place: Element): ReadonlyArray<HTMLElement> => [
  ...place.querySelectorAll<HTMLElement>(place.matches('[data-menu-panel]') ? 'a' : '[data-menu-stop]'),
];

/**
 * Starts a rendered Menu: one open panel at a time, by press, by resting mouse, by arrow keys; Escape, a press or focus
 * elsewhere close it. Without React, so that a page need not hydrate its menu; the hydrated component calls it.
 *
 * @param nav the element of the component, `[data-menu]`
 * @returns a cleanup function
 */
export function startMenu(nav: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The button of the open panel. */
  let opened: HTMLElement | null = null;
  /** Whether it was pressed open or holds focus: then the mouse changes nothing. */
  let isHeld = false;
  /** Listens to the page around, only while a panel is open. */
  let around: AbortController | undefined;

  const listenAround = (page: Document) => {
    around = new AbortController();
    page.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        // Only focus that was in the panel is lost with it; the mouse may have opened it beside a field.
        const panel = panelOf(document.activeElement);
        if (panel && nav.contains(panel)) (panel.previousElementSibling as HTMLElement).focus();
        turn(null);
      },
      around,
    );
    page.addEventListener('pointerdown', ({ target }) => nav.contains(target as Node) || turn(null), around);
  };

  const turn = (toggle: HTMLElement | null, held = false) => {
    clearTimeout(timer);
    opened?.setAttribute('aria-expanded', 'false');
    toggle?.setAttribute('aria-expanded', 'true');
    opened = toggle;
    isHeld = held;
    around?.abort();
    if (toggle) listenAround(nav.ownerDocument);
  };
  const turnAfter = (toggle: HTMLElement | null, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(turn, milliseconds, toggle);
  };
  /** The mouse came over a department, or had come before this script. */
  const rest = (item: Element | null) => {
    const toggle = item && toggleOf(item);
    if (toggle && !isHeld) turnAfter(toggle, OPENS_AFTER);
  };

  nav.addEventListener(
    'pointerover',
    ({ pointerType, target, relatedTarget }) => {
      const item = itemOf(target);
      if (pointerType === 'mouse' && item !== itemOf(relatedTarget)) rest(item);
    },
    { signal },
  );
  nav.addEventListener(
    'pointerout',
    ({ target, relatedTarget }) => {
      const item = itemOf(target);
      if (item && item !== itemOf(relatedTarget) && toggleOf(item) && !isHeld) turnAfter(null, CLOSES_AFTER);
    },
    { signal },
  );
  nav.addEventListener(
    'click',
    ({ target }) => {
      const toggle = within(target, '[aria-expanded]');
      // A press on what the mouse has just opened keeps it open.
      if (toggle) turn(opened === toggle && isHeld ? null : toggle, true);
    },
    { signal },
  );
  nav.addEventListener(
    'focusin',
    ({ target }) => {
      // Focus in a panel that the mouse opened keeps it open.
      const panel = panelOf(target);
      if (panel) turn(panel.previousElementSibling as HTMLElement, true);
    },
    { signal },
  );
  nav.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && !nav.contains(relatedTarget as Node)) turn(null);
    },
    { signal },
  );
  nav.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = event.target as HTMLElement;
      const below = from.nextElementSibling;
      const isDownInto = event.key === 'ArrowDown' && from.getAttribute('aria-expanded') === 'true' && below !== null;
      const stops = stopsIn(isDownInto ? below : (panelOf(from) ?? nav));
      const isMirrored = getComputedStyle(from).direction === 'rtl';
      const next = isDownInto ? 0 : nextStop(event.key, stops.indexOf(from), stops.length, isMirrored);
      if (next === undefined) return;
      event.preventDefault();
      stops[next]?.focus();
    },
    { signal },
  );
  rest(nav.querySelector('[data-menu-item]:hover'));

  return () => {
    stop.abort();
    around?.abort();
    clearTimeout(timer);
  };
}
