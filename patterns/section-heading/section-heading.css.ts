import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';

export const row = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  marginBlockEnd: vars.space[32],
});

/** They wrap beside the link; only long words push it to the next line. */
export const words = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 min-content',
  // A word longer than the window breaks.
  minWidth: 0,
  overflowWrap: 'break-word',
  gap: vars.space[6],
});

/** 44 high as a target; its words stand on the heading's baseline. */
export const aside = patternStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
});
