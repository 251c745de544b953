import * as css from './menu.css.ts';

/** The mark of the current place: a roof that interrupts the line it stands on. */
export function Gable() {
  return (
    <svg className={css.gable} viewBox="0 0 24 11" aria-hidden="true">
      <path d="M1 10.25 12 1l11 9.25" />
    </svg>
  );
}
