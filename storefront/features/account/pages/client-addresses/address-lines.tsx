import * as styles from './page.css.ts';

/** An address on its lines. */
export function AddressLines({ lines }: { lines: ReadonlyArray<string> }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
