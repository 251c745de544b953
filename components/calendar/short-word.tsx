import { VisuallyHidden } from '../visually-hidden/index.ts';

/** A word as short as a head has room for, heard in full. No `aria-label`: Orca 43 reads the text of the heads of a table. */
export const ShortWord = ({ short, full }: { short: string; full: string }) => (
  <>
    <span aria-hidden="true">{short}</span>
    <VisuallyHidden>{full}</VisuallyHidden>
  </>
);
