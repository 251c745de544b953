import { diagonal } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import optionMeasures from '../../../../../tokens/source/component/option.json' with { type: 'json' };

const component = measuresOf(optionMeasures);

export const label = storefrontStyle({
  ...typography('label'),
  margin: `0 0 ${vars.space[6]}`,
  color: vars.color.ink,
});
export const labelValue = storefrontStyle({ fontWeight: 400 });

export const versions = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: component.option.gap,
});

export const version = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: component.option.size,
  paddingInline: component.option.padding,
  border: `${vars.size.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { borderColor: vars.color.ink },
    '&[data-unavailable]': {
      borderStyle: 'dashed',
      backgroundImage: diagonal(vars.color.edge),
      color: vars.color.muted,
    },
    '&[aria-current]': {
      borderStyle: 'solid',
      borderColor: vars.color.ink,
      outline: `${vars.size.hairline} solid ${vars.color.ink}`,
      outlineOffset: `calc(-2 * ${vars.size.hairline})`,
    },
    '&[aria-current]:focus-visible': focusRing.selectors['&:focus-visible'],
  },
});

export const swatch = storefrontStyle({
  width: component.option.swatch,
  height: component.option.swatch,
  stroke: vars.color.edge,
});
