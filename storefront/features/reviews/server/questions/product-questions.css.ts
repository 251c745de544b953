import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

const rule = hairline(vars.color.line);

export const content = storefrontStyle({ display: 'grid', alignContent: 'start', gap: vars.space[20], minWidth: 0 });

export const list = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[12] });

export const questions = storefrontStyle({
  display: 'grid',
  justifySelf: 'stretch',
});

export const question = storefrontStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  borderBlockEnd: rule,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: vars.space[112],
  selectors: { '&:first-child': { borderBlockStart: rule }, '&:focus': { outline: 'none' } },
});

export const answer = storefrontStyle({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
});
