import * as styles from './unbroken.css.ts';

/** Codes and ranges of numbers and hours, with their unit: "00-009", "42–47 cm", "9:00–17:00". */
const together = /(\d+(?::\d+)?[-–]\d+(?::\d+)?(?:[ \u00a0](?:mm|cm|m|ml|l|g|kg|W)(?!\p{L}))?)/u;

/** A text whose codes and ranges stay on one line. Nothing is added to it, so that copies and searches find it as written. */
export function Unbroken({ children }: { children: string }) {
  return children.split(together).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className={styles.unbroken}>
        {part}
      </span>
    ),
  );
}
