import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, size, space } = vars;
const hairline = `${size.hairline} solid ${color.line}`;

export const block = storefrontStyle({ display: 'grid', gap: space[16], paddingBlockStart: space[24] });

export const list = storefrontStyle({ borderBlockStart: hairline });

export const payment = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[24],
  paddingBlock: space[16],
  // What follows has a line of its own above it.
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  color: color.ink,
});

export const name = storefrontStyle({ display: 'block' });

export const state = storefrontStyle({
  ...typography('small'),
  color: color.muted,
  selectors: {
    '&[data-state="accepted"]': { color: color.ok },
    '&[data-state="chosen"]': { color: color.warn },
    '&:is([data-state="error"], [data-state="interrupted"])': { color: color.error },
  },
});

export const amount = storefrontStyle({
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});

export const actions = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[12],
  '@media': { print: { display: 'none' } },
});
