import { hidden } from '../visually-hidden/visually-hidden.css.ts';

/**
 * The two live regions of a page, rendered once into the document by the server: a screen reader must know them before
 * anything is said. Everything is said through `announce()`. They carry no role, so that a search for role status or
 * alert finds the messages that can be seen.
 */
export function Announcer() {
  return (
    <>
      <div className={hidden} data-announcer="polite" aria-live="polite" aria-relevant="additions" />
      <div className={hidden} data-announcer="assertive" aria-live="assertive" aria-relevant="additions" />
    </>
  );
}
