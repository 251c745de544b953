import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

const { color, space } = vars;

export const part = storefrontStyle({ display: 'grid', gap: space[16] });

export const list = storefrontStyle({ display: 'grid', gap: space[8] });

export const order = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: space[16] });

export const statement = storefrontStyle({
  display: 'grid',
  gap: space[12],
  padding: space[24],
  backgroundColor: color.quiet,
});

export const goods = storefrontStyle({ paddingInlineStart: space[24], listStyle: 'disc' });

export const steps = storefrontStyle({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[24],
  listStyle: 'decimal',
});

export const confirmation = storefrontStyle({ display: 'grid', gap: space[32] });

export const answer = storefrontStyle({ whiteSpace: 'pre-line' });

export const actions = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: space[16] });
