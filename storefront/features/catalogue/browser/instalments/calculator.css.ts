import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, space } = vars;

export const calculator = storefrontStyle({ display: 'grid', gap: space[24] });
export const form = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: space[20] });

/** Set off by its ground, as every sum of the shop. */
export const result = storefrontStyle({
  display: 'grid',
  gap: space[12],
  padding: space[20],
  color: color.ink,
  backgroundColor: color.quiet,
  border: hairline(color.line),
});
export const facts = storefrontStyle({ margin: 0 });
export const fact = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: hairline(color.line),
});
export const factName = storefrontStyle({ color: color.muted });
export const factValue = storefrontStyle({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
});
export const example = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });
export const exampleTitle = storefrontStyle({ color: color.ink, fontWeight: 600 });
export const more = storefrontStyle({ ...typography('body'), margin: 0 });
