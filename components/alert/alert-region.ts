import { announce } from '../announcer/announce.ts';
import { handFocusOn } from '../shared/hand-focus-on.ts';
import { pausableClock, type PausableClock } from './pausable-clock.ts';
import { speakAlert } from './speak-alert.ts';

export type AlertTone = 'info' | 'warning' | 'error' | 'success';

export interface ToastContent {
  tone: AlertTone;
  /** The result, first and bold: "Dodano do koszyka." */
  title: string;
  /** Its meaning and next step. */
  text?: string;
  /** Leads to the next step. */
  link?: { href: string; label: string };
  /** Runs an action; the toast closes afterwards. */
  action?: { label: string; onPress(): void };
  /**
   * Milliseconds until it hides; null keeps it. Default: 4000 (spec 9), with a link or action 10 000; an error with one
   * stays.
   */
  duration?: number | null;
}

/** Screen readers drop announcements while they begin to read a new page: milliseconds to wait after load. */
const SAY_AFTER_LOAD = 1000;
const HISTORY_LENGTH = 20;
/** Session storage key, set once the way to the messages was announced. */
const WAY_BACK = 'witryna-alerts-way-back';

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-alert-${name}]`);
const region = () => part(document, 'region');

const clocks = new Map<HTMLElement, PausableClock>();
/** Why the clocks are paused: pointer over a toast, focus inside, hidden tab. */
const pauses = new Set<'pointer' | 'focus' | 'hidden'>();
let returnTo: HTMLElement | null = null;

function pause(reason: 'pointer' | 'focus' | 'hidden', isOn: boolean): void {
  if (isOn) pauses.add(reason);
  else pauses.delete(reason);
  for (const clock of clocks.values()) {
    if (pauses.size > 0) clock.stop();
    else clock.run();
  }
}

/** Restores the focus from before it entered the region. */
function leaveRegion(): void {
  if (returnTo?.isConnected) returnTo.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function remember(toast: HTMLElement, at: Date): void {
  const log = region() && part(region()!, 'log');
  const text = part(toast, 'text');
  if (!log || !text) return;
  const entry = document.createElement('li');
  const time = document.createElement('time');
  time.dateTime = at.toISOString();
  time.textContent = at.toLocaleTimeString(document.documentElement.lang || 'pl', {
    hour: '2-digit',
    minute: '2-digit',
  });
  const words = document.createElement('span');
  words.append(...[...text.childNodes].filter((node) => !(node instanceof HTMLButtonElement)));
  entry.append(time, words);
  log.prepend(entry);
  while (log.children.length > HISTORY_LENGTH) log.lastElementChild?.remove();
}

/** Fades a toast out, moves focus on if it was inside, and moves the message to the history. */
function dismiss(toast: HTMLElement): void {
  if (!clocks.has(toast)) return;
  clocks.get(toast)?.stop();
  clocks.delete(toast);
  const fade = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : Number(region()?.dataset['fade']);
  toast.dataset['leaving'] = '';
  setTimeout(() => {
    if (toast.contains(document.activeElement)) {
      const [next] = clocks.keys();
      const nextClose = next && part(next, 'close');
      if (nextClose) nextClose.focus();
      else leaveRegion();
    }
    toast.remove();
    remember(toast, new Date());
  }, fade);
}

/** Starts the clock of a toast in the region. */
function keep(toast: HTMLElement, duration: number | null): void {
  const clock = duration === null ? { run() {}, stop() {} } : pausableClock(duration, () => dismiss(toast));
  clocks.set(toast, clock);
  if (pauses.size === 0) clock.run();
}

function build(template: HTMLElement, { tone, title, text, link, action }: ToastContent): HTMLElement {
  const toast = template.firstElementChild!.cloneNode(true) as HTMLElement;
  toast.dataset['tone'] = tone;
  toast.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  for (const icon of toast.querySelectorAll<HTMLElement>('[data-alert-icon]')) {
    if (icon.dataset['alertIcon'] !== tone) icon.remove();
  }
  part(toast, 'title')!.textContent = title;
  const words = part(toast, 'text')!;
  if (text) words.append(' ', text);
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.label;
    words.append(' ', anchor);
  }
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      dismiss(toast);
      action.onPress();
    });
    words.append(' ', button);
  }
  return toast;
}

/** Announces once per session which key reaches the messages. Phones have none. */
function announceWayBack(root: HTMLElement): void {
  const { wayBack } = root.dataset;
  if (!wayBack) return;
  try {
    if (sessionStorage.getItem(WAY_BACK) || matchMedia('(pointer: coarse)').matches) return;
    sessionStorage.setItem(WAY_BACK, '1');
  } catch {
    // Storage is blocked: announced with the first message of each page.
    delete root.dataset['wayBack'];
  }
  announce(wayBack);
}

/** Milliseconds until a toast of this content hides; null keeps it. */
function durationOf({ tone, link, action, duration }: ToastContent, root: HTMLElement): number | null {
  if (duration !== undefined) return duration;
  if (link === undefined && action === undefined) return Number(root.dataset['duration']);
  return tone === 'error' ? null : Number(root.dataset['actionDuration']);
}

/**
 * Shows a message in the region "Komunikaty", announces it once without moving focus, and hides it after a while. Needs
 * `<AlertRegion />`; without one the message is still announced. Returns a function hiding it.
 */
export function showAlert(content: ToastContent): () => void {
  const root = region();
  const toasts = root && part(root, 'toasts');
  const template = root && part(root, 'template');
  if (!toasts || !template) {
    announce([content.title, content.text].filter(Boolean).join(' '), { isAssertive: content.tone === 'error' });
    return () => {};
  }
  const toast = build(template, content);
  toasts.prepend(toast);
  root.hidden = false;
  speakAlert(toast);
  announceWayBack(root);
  keep(toast, durationOf(content, root));
  return () => dismiss(toast);
}

/** Makes the messages of the region leave for its history: before something opens in their place. */
export function dismissAlerts(): void {
  for (const toast of clocks.keys()) dismiss(toast);
}

/** Announces alerts that came with a page or a loaded part of it; nothing else would. */
export function speakLoadedAlerts(root: ParentNode = document): void {
  for (const alert of root.querySelectorAll<HTMLElement>('[data-alert]')) {
    if (!alert.closest('[data-alert-template]')) speakAlert(alert);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const root = region();
  // Without messages the key stays native.
  if (!root || root.hidden) return;
  const isInside = root.contains(document.activeElement);
  if (event.key === 'F6' && !isInside) root.focus();
  else if (isInside && (event.key === 'F6' || event.key === 'Escape')) leaveRegion();
  else return;
  event.preventDefault();
}

function onClick(event: MouseEvent): void {
  // A hydrated Alert closes itself and prevents the default.
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const alert = event.target.closest('[data-alert-close]')?.closest<HTMLElement>('[data-alert]');
  if (!alert) return;
  if (clocks.has(alert)) return dismiss(alert);
  handFocusOn(alert);
  alert.remove();
}

/**
 * Starts the alerts of a page, once, before any React: closing, pausing, F6, the history, and announcing those already
 * in the page. Returns a cleanup function.
 */
export function startAlerts(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const inRegion = (target: EventTarget | null) => target instanceof Node && (region()?.contains(target) ?? false);

  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerover', (event) => pause('pointer', inRegion(event.target)), { signal });
  document.documentElement.addEventListener('pointerleave', () => pause('pointer', false), { signal });
  document.addEventListener(
    'focusin',
    (event) => {
      const isInside = inRegion(event.target);
      // Focus from another window has no relatedTarget and is no first entry into the region.
      const isBack = event.relatedTarget === null && pauses.has('focus');
      pause('focus', isInside);
      if (!isInside || isBack || inRegion(event.relatedTarget)) return;
      returnTo = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    (event) => {
      // Keep the previous focus while another window is active.
      if (document.hasFocus()) pause('focus', inRegion(event.relatedTarget));
    },
    { signal },
  );
  document.addEventListener('visibilitychange', () => pause('hidden', document.hidden), { signal });
  pause('hidden', document.hidden);

  const root = region();
  for (const toast of root?.querySelectorAll<HTMLElement>('[data-alert-toasts] > [data-alert]') ?? []) {
    keep(toast, Number(root?.dataset['duration']));
  }
  const timer = setTimeout(() => speakLoadedAlerts(), SAY_AFTER_LOAD);

  return () => {
    stop.abort();
    clearTimeout(timer);
    for (const clock of clocks.values()) clock.stop();
    clocks.clear();
    pauses.clear();
    returnTo = null;
  };
}
