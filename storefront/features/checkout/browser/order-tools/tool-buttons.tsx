import { Button } from '../../../../../components/button/index.ts';
import type { VisibleName } from '../../../../../components/shared/index.ts';
import type { IconShape } from '../../../../../components/icon/index.ts';
import * as styles from './tool-buttons.css.ts';

const printer = { path: 'M7 8.5V3.5h10v5M7 16.5H3.5v-8h17v8H17M7 13.5h10v7H7z' } satisfies IconShape;

export interface CopyButtonProps {
  /** "Kopiuj numer konta" */
  children: VisibleName;
  /** What goes to the clipboard. */
  text: string;
  /** What is shown and spoken afterwards, and where the browser refuses. */
  done: string;
  failed: string;
}

/** Copies a text. The script of the page's tools (`startOrderTools`) shows it and answers it; there is none without a script. */
export function CopyButton({ children, text, done, failed }: CopyButtonProps) {
  return (
    <span className={styles.tool} data-tool="copy" data-text={text} data-done={done} data-failed={failed}>
      <Button tone="text" size="compact">
        {children}
      </Button>
    </span>
  );
}

/** Prints the page; there is none without a script. */
export function PrintButton({ children }: { children: VisibleName }) {
  return (
    <span className={styles.tool} data-tool="print">
      <Button tone="text" icon={printer}>
        {children}
      </Button>
    </span>
  );
}
