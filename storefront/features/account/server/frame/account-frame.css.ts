import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import accountMeasures from '../../../../../tokens/source/component/account.json' with { type: 'json' };

const { color, layout, size, space } = vars;
const component = measuresOf(accountMeasures);
const hairline = `${size.hairline} solid ${color.line}`;

export const frame = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: layout.columnGap,
  rowGap: space[32],
  paddingBlockStart: space[24],
  '@media': {
    [atLeast(3)]: {
      gridTemplateColumns: `${component.account.nav} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});

/** Below level 3 only the overview shows the list: other pages link to it in the breadcrumb. */
export const nav = storefrontStyle({
  '@media': { [atLeast(3)]: { gridColumn: 1, gridRow: '1 / 3' } },
  selectors: { '&:not([data-hub])': { display: 'none', '@media': { [atLeast(3)]: { display: 'block' } } } },
});

export const content = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@media': { [atLeast(3)]: { gridColumn: 2 } },
});

export const head = storefrontStyle({
  display: 'grid',
  gap: space[12],
  '@media': { [atLeast(3)]: { gridColumn: 2 } },
});

export const title = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[12],
});

export const breadcrumbs = storefrontStyle({ paddingBlockStart: space[20] });

export const list = storefrontStyle({});

globalStyleIn(storefrontLayer, `${list} > li`, { borderBlockEnd: hairline });

export const place = storefrontStyle({
  ...typography('ui'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 600 },
  },
});
