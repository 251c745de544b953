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

/** They give way to the link beside them and break; only what is long itself goes to a line of its own. */
export const words = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 min-content',
  // A word that is longer than the window breaks in the end.
  minWidth: 0,
  overflowWrap: 'break-word',
  gap: vars.space[6],
});

/** 44 high, so that it is easy to hit; its words stand on the line of the heading. */
export const aside = patternStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
});
