import { vars } from '../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../tokens/layers.css.ts';

/** As high as the window with header and footer: a short page leaves no gap under the footer. */
export const page = storefrontStyle({
  // Not a grid: sticky items in one stay inside their row.
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Names and addresses are user input: a word too long for its line is broken, not cut, and nothing scrolls sideways.
  overflowWrap: 'break-word',
});

export const main = storefrontStyle({ flex: '1 0 auto', outline: 'none', paddingBlockEnd: vars.layout.sectionGap });

export const viewSwitch = storefrontStyle({
  marginBlockStart: vars.space[16],
  // Its words stand on the page's edge, its target extends beyond.
  marginInlineStart: `calc(-1 * (${vars.space[8]} + ${vars.size.hairline}))`,
  '@media': { print: { display: 'none' } },
});

export const notices = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
});
