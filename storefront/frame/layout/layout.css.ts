import { vars } from '../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../tokens/layers.css.ts';

/** As high as the window with the header above and the footer below: a short page leaves no gap under the footer. */
export const page = storefrontStyle({
  // Not a grid: what is sticky in one stays inside its own row.
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Names and addresses are anybody's: a word too long for its line is broken, nothing is cut and nothing scrolls sideways.
  overflowWrap: 'break-word',
});

export const main = storefrontStyle({ flex: '1 0 auto', outline: 'none', paddingBlockEnd: vars.layout.sectionGap });

export const notices = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
});
