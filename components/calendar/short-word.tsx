import { VisuallyHidden } from '../visually-hidden/index.ts';

/** A short word for a header, read in full. No `aria-label`: Orca 43 reads the text of table headers. */
export const ShortWord = ({ short, full }: { short: string; full: string }) => (
  <>
    <span aria-hidden="true">{short}</span>
    <VisuallyHidden>{full}</VisuallyHidden>
  </>
);
