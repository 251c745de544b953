import { hairline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import accordionMeasures from '../../../../../tokens/source/component/accordion.json' with { type: 'json' };

const { accordion } = measuresOf(accordionMeasures);

const { color, space } = vars;

export const section = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[12],
  minWidth: 0,
  '@media': { [below(3)]: { borderBlockEnd: hairline(color.line) } },
});

export const title = storefrontStyle({ '@media': { [below(3)]: { display: 'none' } } });

export const fold = storefrontStyle({
  '@media': { print: { selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } } } },
});

/** Folded on a phone that then became wide, it opens: there is no summary to do it. */
export const openWhenWide = storefrontStyle({
  '@media': {
    [atLeast(3)]: { selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } } },
  },
});

export const summary = storefrontStyle({
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: accordion.row,
  paddingBlock: space[8],
  color: color.ink,
  cursor: 'pointer',
  listStyle: 'none',
  // In line with the open section beside it.
  '@media': { [atLeast(3)]: { alignItems: 'start', paddingBlock: 0 } },
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
  },
});

/** From viewport level 3, and on paper, the heading above does not fold. */
export const narrowOnly = storefrontStyle({
  '@media': { [atLeast(3)]: { display: 'none' }, print: { display: 'none' } },
});

const sign = { flex: 'none', '@media': { print: { display: 'none' } } } as const;
export const plus = storefrontStyle({ ...sign, selectors: { [`${fold}[open] &`]: { display: 'none' } } });
export const minus = storefrontStyle({ ...sign, selectors: { [`${fold}:not([open]) &`]: { display: 'none' } } });

export const content = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [below(3)]: { paddingBlock: `${space[8]} ${space[24]}` } },
});
