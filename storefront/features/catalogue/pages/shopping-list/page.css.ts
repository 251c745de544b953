import { unseen } from '../../../../../components/shared/unseen.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import savingMeasures from '../../../../../tokens/source/component/saving.json' with { type: 'json' };

const { color, layout, radius, size, space } = vars;
const component = measuresOf(savingMeasures);
const hairline = `${size.hairline} solid ${color.line}`;

export const breadcrumbs = storefrontStyle({ paddingBlockStart: space[20] });

/** Title, menu and list under each other; from level 3 on the menu stands beside them. */
export const frame = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[24]} ${layout.columnGap}`,
  paddingBlock: `${space[24]} ${space[40]}`,
  '@media': {
    [atLeast(3)]: {
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      selectors: { '&[data-is-own]': { gridTemplateColumns: `${component.saving.panel} minmax(0, 1fr)` } },
    },
  },
});

const beside = { '@media': { [atLeast(3)]: { selectors: { '[data-is-own] > &': { gridColumn: 2 } } } } } as const;

export const head = storefrontStyle({ display: 'grid', gap: space[8], ...beside });
export const content = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  ...beside,
});

export const menu = storefrontStyle({
  display: 'grid',
  gap: space[12],
  '@media': { [atLeast(3)]: { gridColumn: 1, gridRow: '1 / 3' } },
});
export const lists = storefrontStyle({ borderBlockStart: hairline });
globalStyleIn(storefrontLayer, `${lists} > li`, { borderBlockEnd: hairline });

export const list = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: size.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 600 },
  },
});
export const listName = storefrontStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const listCount = storefrontStyle({
  ...typography('message'),
  fontWeight: 400,
  color: color.muted,
  whiteSpace: 'nowrap',
});

export const folded = storefrontStyle({ minWidth: 0 });
export const unfold = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.touch,
  paddingInline: space[8],
  marginInlineStart: `calc(-1 * ${space[8]})`,
  borderRadius: radius.control,
  color: color.action,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.actionHover, textDecoration: 'underline', textUnderlineOffset: space[4] },
    'details[open] > &': { color: color.ink },
  },
});
export const named = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  paddingBlock: space[12],
});
globalStyleIn(storefrontLayer, `${named} > div`, { width: '100%' });

/** An open one takes the whole row. */
export const tools = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[24]}` });
globalStyleIn(storefrontLayer, `${tools} > details[open]`, { flexBasis: '100%' });

/** Without a script nothing would happen. */
export const scripted = storefrontStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const form = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const firstButton = storefrontStyle(unseen);

export const rows = storefrontStyle({ borderBlockStart: hairline });

export const row = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: `${size.touch} ${component.saving.picture} minmax(0, 1fr)`,
  gridTemplateAreas: '"tick picture words" "quantity quantity buttons"',
  gap: `${space[12]} ${space[16]}`,
  paddingBlock: space[20],
  borderBlockEnd: hairline,
  '@media': {
    [atLeast(2)]: {
      gridTemplateColumns: `${size.touch} ${component.saving.picture} minmax(0, 1fr) ${component.saving.quantity}`,
      gridTemplateAreas: '"tick picture words quantity" ". . buttons buttons"',
    },
    [atLeast(4)]: {
      gridTemplateColumns: `${size.touch} ${component.saving.picture} minmax(0, 1fr) ${component.saving.quantity} ${component.saving.rowButtons}`,
      gridTemplateAreas: '"tick picture words quantity buttons"',
    },
  },
});
export const tick = storefrontStyle({ gridArea: 'tick' });
export const picture = storefrontStyle({ gridArea: 'picture' });
export const words = storefrontStyle({ gridArea: 'words', display: 'grid', justifyItems: 'start', gap: space[4] });
export const quantity = storefrontStyle({ gridArea: 'quantity', maxWidth: component.saving.quantity });
export const rowButtons = storefrontStyle({
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'end',
  gap: space[8],
});

export const name = storefrontStyle({
  ...typography('cardName'),
  ...focusRing,
  color: color.ink,
  borderRadius: radius.badge,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { ...focusRing.selectors, '&:hover': { textDecoration: 'underline', textUnderlineOffset: space[4] } },
});

export const total = storefrontStyle({
  ...typography('ui'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  color: color.ink,
});
export const amount = storefrontStyle({ ...typography('h3'), fontVariantNumeric: 'lining-nums tabular-nums' });

export const buttons = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const moving = storefrontStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] });
export const answers = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const restore = storefrontStyle({ display: 'inline-flex', marginBlock: `calc(-1 * ${space[12]})` });

export const question = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  paddingBlock: `${space[24]} ${space[64]}`,
});
