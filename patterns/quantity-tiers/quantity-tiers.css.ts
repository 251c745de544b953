import { hairline } from '../../components/shared/lines.css.ts';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import tiersMeasures from '../../tokens/source/component/tiers.json' with { type: 'json' };

const component = measuresOf(tiersMeasures);

export const box = patternStyle({
  ...typography('small'),
  paddingBlock: component.tiers.paddingBlock,
  paddingInline: component.tiers.paddingInline,
  backgroundColor: vars.color.quiet,
  outline: `${vars.size.hairline} solid ${vars.color.quietLine}`,
  outlineOffset: `calc(-1 * ${vars.size.hairline})`,
  color: vars.color.ink,
});

export const rows = patternStyle({ margin: 0 });

export const row = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: component.tiers.row,
  selectors: { '&[data-current]': { fontWeight: 600 } },
});

export const price = patternStyle({ margin: 0, fontVariantNumeric: 'lining-nums tabular-nums' });

export const incentive = patternStyle({
  margin: `${vars.space[8]} 0 0`,
  paddingBlockStart: vars.space[12],
  borderBlockStart: hairline(vars.color.line),
});
