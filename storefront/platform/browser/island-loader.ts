import type { IslandDefinition } from '../islands/define-island.ts';
import { wanted } from '../islands/island-wanted.ts';
import type { HydrateIsland } from './hydrate-island.tsx';
import type { EarlyInput } from './early-press.ts';
import { lateStyles } from './late-styles.ts';
import { isPlainClick } from './own-link.ts';
import { pressEnd, watchPress } from './press-end.ts';

/** Events that show the intent to use an island, of a visitor or of another script. Not hover, scroll or time: they happen to every visitor. */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', wanted] as const;

/** Events replayed in an island: a press without its end would stay pressed. */
const replayed = [...intents, 'pointerup', 'pointercancel'] as const;

export interface IslandLoaderOptions {
  /** Loads an island's code by the file that the server wrote beside it. */
  readonly loadIsland: (code: string) => Promise<IslandDefinition>;
  /** Loads React and the hydration; not part of the first script. */
  readonly hydration: () => Promise<{ hydrateIsland: HydrateIsland }>;
}

interface StartedIsland {
  unmount?: () => void;
  /** Its region left the page, perhaps before its code loaded. */
  isGone?: boolean;
}

/** Every island that is being or has been hydrated. */
const started = new Map<Element, StartedIsland>();

let options: IslandLoaderOptions;

/** Watches the document; React-free. Islands that come with a region load are found by `scanIslands`. */
export function startIslands(given: IslandLoaderOptions): void {
  options = given;
  watchPress();
  for (const type of intents) document.addEventListener(type, onIntent, { capture: true, passive: true });
  scanIslands(document);
}

/** Starts the islands below `root` that wait for no intent. */
export function scanIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { hydrate, wakesIn } = element.dataset;
    if (hydrate === 'idle') whenIdle(() => start(element));
    if (hydrate === 'visible') whenVisible(element, () => start(element));
    if (wakesIn) setTimeout(start, Number(wakesIn), element);
  }
}

/** Unmounts every island inside `region`, before it leaves the page. */
export function unmountIslands(region: Element): void {
  for (const [element, island] of started) {
    if (!region.contains(element)) continue;
    started.delete(element);
    island.isGone = true;
    island.unmount?.();
  }
}

function onIntent(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const element =
    event.target.closest<HTMLElement>('[data-island]') ??
    event.target.closest('[data-wakes]')?.querySelector<HTMLElement>('[data-island]');
  if (element && !started.has(element)) start(element, event);
}

function start(element: HTMLElement, first?: Event): void {
  if (started.has(element) || !element.isConnected) return;
  const island: StartedIsland = {};
  started.set(element, island);
  void hydrate(element, island, first);
}

async function hydrate(element: HTMLElement, island: StartedIsland, first?: Event): Promise<void> {
  const events = keepEvents(element, first);
  try {
    const [definition, { hydrateIsland }] = await Promise.all([
      options.loadIsland(element.dataset['code']!),
      options.hydration(),
      first && lateStyles(),
    ]);
    if (island.isGone) return;
    // React takes over what the server wrote.
    restButtons(element);
    island.unmount = await hydrateIsland(element, definition, pressEnd);
    if (island.isGone) island.unmount();
    element.dataset['hydrated'] = '';
  } catch (error) {
    // The server's HTML still works: links and forms are real.
    console.error(error);
  } finally {
    await events.replay();
  }
}

/**
 * Holds events inside an island while its code loads. A click is stopped now, so that it does not act twice, and
 * replayed when the island listens. Typing and choosing are not held: the island gets the current values of its fields.
 */
function keepEvents(element: HTMLElement, first?: Event): { replay(): Promise<void> } {
  const kept: Kept[] = first ? [keptOf(first)] : [];
  const keep = (event: Event) => {
    if (event !== first) kept.push(keptOf(event));
  };
  const hold = (event: MouseEvent) => {
    const target = event.target as Element;
    if (isPlainClick(event) && !isNativeChoice(target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // The answer to the press on a slow line, where code comes late. A button may carry the next value of the field that it
      // controls: its first press writes that, and the component takes it from the field (`early-changes.ts`).
      const button = target.closest('button');
      const next = button?.dataset['next'];
      const field = next && fieldOf(button);
      if (field && field.value === field.defaultValue) {
        field.value = field.pressed = next;
        field.pressedAt = performance.now();
      } else {
        kept.push(keptOf(event));
        if (button?.type === 'submit') button.ariaBusy = 'true';
      }
    }
  };
  for (const type of replayed) element.addEventListener(type, keep, { capture: true, passive: true });
  element.addEventListener('click', hold, { capture: true });
  return {
    async replay() {
      for (const type of replayed) element.removeEventListener(type, keep, { capture: true });
      element.removeEventListener('click', hold, { capture: true });
      restButtons(element);
      for (const { event, path } of kept) {
        const targets = path.map((node) =>
          element.contains(node) ? node : element.querySelector(`[id="${node.id}"]`),
        );
        const target = targets.find((node) => node);
        target?.dispatchEvent(copyOf(event));
        // Focus may have gone on by now: without its leaving, the island would take it for still here.
        if (event.type === 'focusin' && target !== document.activeElement)
          target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        // React renders an event's change in the microtask after it: the next event must meet that state.
        await Promise.resolve();
      }
    },
  };
}

const fieldOf = (button: Element) =>
  document.getElementById(button.getAttribute('aria-controls')!) as EarlyInput | null;

function restButtons(element: Element): void {
  for (const button of element.querySelectorAll('[type=submit]')) button.ariaBusy = null;
}

interface Kept {
  readonly event: Event;
  /** Its targets from the inside out: by the replay a pressed icon may have been replaced, or a link by a button of its id. */
  readonly path: ReadonlyArray<Element>;
}

const keptOf = (event: Event): Kept => ({
  event,
  path: event.composedPath().filter((node) => node instanceof Element),
});

/** A field keeps its choice itself, and shows it at once. */
const isNativeChoice = (target: Element) => target.closest('label, [type="checkbox"], [type="radio"]');

function copyOf(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  return new Kind(event.type, event);
}

/** Once all of the page has loaded: its pictures come before code that only a touch needs. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run));
  // Safari below 26 has no requestIdleCallback.
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 200);
}

function whenVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  // The wrapper has no box (display: contents); its content has.
  observer.observe(element.firstElementChild ?? element);
}
