import { hidden } from '../visually-hidden/visually-hidden.css.ts';

/** One thing that was said, and how urgently. */
export interface Announcement {
  readonly text: string;
  readonly isAssertive: boolean;
}

export interface AnnounceOptions {
  /** Interrupts what is being read. Only for errors that make the next step impossible. */
  isAssertive?: boolean;
}

/**
 * How long a spoken text stays in the page, in milliseconds: slow screen readers fetch it late, and a person who reads the page
 * afterwards should not find it.
 */
const KEEP_FOR = 7000;

const log: Announcement[] = [];

/** The texts that were said, oldest first; emptied after 100. Tests read it, also to prove that nothing was said. */
export const announcements: ReadonlyArray<Announcement> = log;

/** Forgets what was said; for tests. */
export function clearAnnouncements(): void {
  log.length = 0;
}

/** The region that the server rendered (`<Announcer />`), or one made now where no server did. */
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
 * Says `text` to screen readers without moving focus. Each text comes as a node of its own, so the same text twice is
 * spoken twice and a quick second text does not swallow the first.
 */
export function announce(text: string, { isAssertive = false }: AnnounceOptions = {}): void {
  // The log stays small in a page that is open all day.
  log.length %= 100;
  log.push({ text, isAssertive });
  const said = document.createElement('p');
  // Orca 43 takes a live text that equals the last one for a duplicate and is silent, also where that one stands in a
  // message with `aria-live="off"`. So each text ends in unheard spaces: one or two in turn, and what can be seen in none.
  said.textContent = text + '\u00a0\u00a0'.slice(log.length % 2);
  region(isAssertive ? 'assertive' : 'polite').append(said);
  setTimeout(() => said.remove(), KEEP_FOR);
}
