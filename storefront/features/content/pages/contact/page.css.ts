import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';

export const head = storefrontStyle({ display: 'grid', gap: vars.space[12], paddingBlock: vars.space[24] });

export const columns = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[48],
  alignItems: 'start',
  '@media': { [atLeast(3)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const part = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

export const address = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  fontStyle: 'normal',
});

export const map = storefrontStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: vars.color.tile,
});

export const links = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });
