import { hidden } from '../visually-hidden/visually-hidden.css.ts';

/** One announcement and its urgency. */
export interface Announcement {
  readonly text: string;
  readonly isAssertive: boolean;
}

export interface AnnounceOptions {
  /** Interrupts what is being read. Only for errors that block the next step. */
  isAssertive?: boolean;
}

/**
 * How long an announcement stays in the page, in milliseconds: slow screen readers fetch it late, and users who read
 * the page later should not find it.
 */
const KEEP_FOR = 7000;

const log: Announcement[] = [];

/** The announcements, oldest first; emptied after 100. Tests read it, also to prove silence. */
export const announcements: ReadonlyArray<Announcement> = log;

/** Clears the log; for tests. */
export function clearAnnouncements(): void {
  log.length = 0;
}

/** The server-rendered region (`<Announcer />`), or one created now. */
const region = (politeness: 'polite' | 'assertive'): Element => {
  const found = document.querySelector(`[data-announcer=${politeness}]`);
  if (found) return found;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="${hidden}" data-announcer=${politeness} aria-live=${politeness} aria-relevant=additions></div>`,
  );
  return region(politeness);
};

/**
 * Announces `text` to screen readers without moving focus. Each text is a new node, so the same text is spoken twice
 * and a quick second text does not drop the first.
 */
export function announce(text: string, { isAssertive = false }: AnnounceOptions = {}): void {
  // Keeps the log small in pages open all day.
  log.length %= 100;
  log.push({ text, isAssertive });
  const said = document.createElement('p');
  // Orca 43 ignores a live text equal to the last one, even when that one is in a message with `aria-live="off"`. So
  // each text ends in unheard spaces: one or two in turn; visible text has none.
  said.textContent = text + '\u00a0\u00a0'.slice(log.length % 2);
  region(isAssertive ? 'assertive' : 'polite').append(said);
  setTimeout(() => said.remove(), KEEP_FOR);
}
