import { hidden } from '../visually-hidden/visually-hidden.css.ts';

/**
 * The two live regions of a page, rendered once by the server: a screen reader must know them before the first
 * announcement. `announce()` fills them. They have no role, so queries for role status or alert find visible messages.
 */
export function Announcer() {
  return (
    <>
      <div className={hidden} data-announcer="polite" aria-live="polite" aria-relevant="additions" />
      <div className={hidden} data-announcer="assertive" aria-live="assertive" aria-relevant="additions" />
    </>
  );
}
