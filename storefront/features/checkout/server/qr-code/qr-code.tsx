import { encode } from 'uqr';
import * as styles from './qr-code.css.ts';

/** ISO/IEC 18004 asks for four light modules around the code. */
const quietZone = 4;

/** Every reader reads all eight masks; choosing between them takes four fifths of the time of a code. */
const maskPattern = 0;

/** Rows of dark modules, each run of them one rectangle of the path. */
const drawing = (rows: ReadonlyArray<ReadonlyArray<boolean>>): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');

/** A QR code, drawn by the server, dark on light in every theme. @param text what scanning it gives, in UTF-8 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone, maskPattern });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing(data)} />
    </svg>
  );
}
