import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';

const { space } = vars;

export const page = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlockStart: space[40],
});

export const head = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[12],
});
