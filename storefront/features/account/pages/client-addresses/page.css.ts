import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';

const { color, layout, size, space } = vars;

export const section = storefrontStyle({ display: 'grid', gap: space[20] });

export const list = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: layout.columnGap,
  rowGap: space[20],
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The default is a selection: ink, as every selected thing. */
export const item = storefrontStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[16],
  padding: space[20],
  border: `${size.hairline} solid ${color.edge}`,
  selectors: {
    '&[data-default]': { borderColor: color.ink, boxShadow: `inset 0 0 0 ${size.hairline} ${color.ink}` },
  },
});

export const words = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: space[8] });

export const address = storefrontStyle({
  ...typography('body'),
  margin: 0,
  color: color.ink,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const actions = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[20],
});
