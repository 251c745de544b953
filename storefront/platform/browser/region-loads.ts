import { announce } from '../../../components/announcer/announce.ts';
import { showPageLoading } from '../../../components/loading-overlay/show-page-loading.ts';
import { scanIslands, unmountIslands } from './island-loader.ts';
import { pageFrom } from './fetch-page.ts';
import { mergeHead } from './merge-head.ts';

/** Timeout of a page in milliseconds, before the browser navigates itself (requirement L-03). */
export const REGION_LOAD_TIMEOUT = 16_000;

export interface RegionLoads {
  /** Loads the page at `address` into the regions of this one. `from` is the used control. */
  visit(address: string, from: HTMLElement | null): Promise<void>;
}

export interface RegionLoadOptions {
  timeout?: number;
  /** Called with the new regions in place, before focus moves. */
  onRegions?: (regions: ReadonlyArray<Element>) => void;
}

/** State of a history entry: that a region load can show it, its scroll position, and the id of what had focus. */
interface EntryState {
  isRegionLoad: true;
  scroll: number;
  focus?: string;
}

/**
 * Partial page loads: the regions (`data-region="name"`) of the fetched page replace those of this page, the
 * address goes into the history, the title is announced and the main heading gets focus. Anything unexpected (failure,
 * another status, another kind of content, other regions, 16 s) sends the browser to the address (S-39, S-40, X-07).
 * A control inside a part of the page (`data-part="name"`) replaces that part alone: typed text and chosen sizes beside it stay.
 * The title says nothing new then, so the text of the part's `data-announced` is announced instead.
 * Nothing is cached: pages show a basket.
 */
export function startRegionLoads({ timeout = REGION_LOAD_TIMEOUT, onRegions }: RegionLoadOptions = {}): RegionLoads {
  let underWay: AbortController | null = null;
  /** The page whose content is shown; the address bar may be ahead of it. */
  let shown = pageOf(location);

  const write = () =>
    history.replaceState({ ...(history.state as object | null), ...entry(scrollY, document.activeElement?.id) }, '');
  write();
  history.scrollRestoration = 'manual';
  // The browser restores other documents by itself.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

  addEventListener('popstate', (event) => {
    const state = event.state as EntryState | null;
    if (!state?.isRegionLoad) return;
    const restore = () => {
      scrollTo(0, state.scroll);
      return state.focus ? document.getElementById(state.focus) : null;
    };
    if (pageOf(location) === shown) {
      // A pending response would land at the address of this page.
      underWay?.abort('superseded');
      restore();
    } else void show(location.href, restore, null, () => location.reload());
  });
  // Saved while it is true: at popstate the entry has changed already.
  addEventListener('scrollend', () => underWay || write());

  return {
    visit(address, from) {
      const push = (arrivedAt: string) => {
        write();
        if (arrivedAt === location.href) return;
        history.pushState(entry(0), '', arrivedAt);
      };
      // A control that keeps focus inside a part keeps its place, too: nothing above it changes.
      const staysThere = from?.closest('[data-part]') && from.closest('[data-load="keep-focus"]');
      return show(
        address,
        () => (staysThere ? null : goToTarget(address)),
        from,
        () => location.assign(address),
        push,
      );
    },
  };

  async function show(
    address: string,
    place: () => HTMLElement | null,
    from: HTMLElement | null,
    leave: () => void,
    push?: (arrivedAt: string) => void,
  ): Promise<void> {
    underWay?.abort('superseded');
    const mine = (underWay = new AbortController());
    setBusy(true);
    const end = showPageLoading({ onCancel: () => mine.abort('cancelled') });
    try {
      const page = await pageFrom(address, timeout, mine.signal);
      const part = from?.closest('[data-part]');
      const regions = part ? [matchingPart(part, page.document)] : matchingRegions(page.document);
      await mergeHead(page.document, mine.signal);
      if (mine.signal.aborted) return;
      push?.(page.address + new URL(address).hash);
      shown = pageOf(location);
      // Before the islands, which may hold it, leave the page.
      const kept = from?.closest('[data-load="keep-focus"]') ? heldControl(from) : null;
      for (const [old] of regions) unmountIslands(old);
      for (const [old, fresh] of regions) old.replaceWith(document.adoptNode(fresh));
      document.body.dataset['environment'] = page.document.body.dataset['environment'];
      for (const [, fresh] of regions) scanIslands(fresh);
      onRegions?.(regions.map(([, fresh]) => fresh));
      const found = kept && document.getElementById(kept.id);
      // What is being used stays where it is on the screen.
      if (found) scrollBy(0, found.getBoundingClientRect().top - kept.top);
      moveFocus(found ?? place());
      // No scrolling may follow that saves it.
      if (push) write();
      announce((part && regions[0]?.[1].querySelector('[data-announced]')?.textContent) ?? document.title);
    } catch (error) {
      // After Back the address is another page's already: then the browser loads that page.
      if (mine.signal.reason === 'superseded' || (mine.signal.reason === 'cancelled' && push)) return;
      console.warn(error);
      leave();
    } finally {
      end();
      if (underWay === mine) {
        underWay = null;
        setBusy(false);
      }
    }
  }
}

/** An address without its hash, which does not change the content. */
const pageOf = ({ pathname, search }: Location): string => pathname + search;

const entry = (scroll: number, focus?: string): EntryState => ({ isRegionLoad: true, scroll, ...(focus && { focus }) });

/** Pairs of old and new regions. Throws unless both pages have the same ones: half a page is worse than a slow one. */
function matchingRegions(fetched: Document): Array<[Element, Element]> {
  const [here, there] = [regionsOf(document), regionsOf(fetched)];
  const isSame = here.size > 0 && here.size === there.size && [...here.keys()].every((name) => there.has(name));
  if (!isSame)
    throw new Error(`Region load: regions ${[...here.keys()].join()} here, ${[...there.keys()].join()} there.`);
  return [...here].map(([name, element]) => [element, there.get(name)!]);
}

/** The same part of the fetched page. Throws without one. */
function matchingPart(part: Element, fetched: Document): [Element, Element] {
  const name = part.getAttribute('data-part')!;
  const fresh = fetched.querySelector(`[data-part="${CSS.escape(name)}"]`);
  if (!fresh) throw new Error(`Region load: the page has no part "${name}".`);
  return [part, fresh];
}

function regionsOf(page: Document): Map<string, Element> {
  return new Map(
    [...page.querySelectorAll('[data-region]')].map((region) => [region.getAttribute('data-region')!, region]),
  );
}

function setBusy(isBusy: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isBusy);
  const main = document.querySelector('main');
  if (isBusy) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
}

/** The element that a fragment names. */
function targetOf(hash: string): HTMLElement | null {
  const id = decodeURIComponent(hash.slice(1));
  return id === '' ? null : document.getElementById(id);
}

/** Scrolls to the element that the address names, else to the top. Returns that element. */
function goToTarget(address: string): HTMLElement | null {
  const target = targetOf(new URL(address).hash);
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  return target;
}

/** The control that keeps focus: the one in use now, else the one that asked. By its id and its place on the screen. */
function heldControl(from: HTMLElement): { id: string; top: number } | null {
  const focused = document.activeElement;
  const control = focused?.id && from.closest('main')?.contains(focused) ? focused : from;
  return control.id ? { id: control.id, top: control.getBoundingClientRect().top } : null;
}

/** Moves focus to a control or another place of the page, or to its main heading without one. */
function moveFocus(place: HTMLElement | null): void {
  const target = place ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
