import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import cardMeasures from '../../tokens/source/component/card.json' with { type: 'json' };

const component = measuresOf(cardMeasures);

/** Its dots stand in line with the text above: targets are wider than they look. */
export const versions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  margin: `0 calc(-1 * ${vars.space[4]})`,
});

/** Over the link that covers the card. */
export const version = patternStyle({
  ...focusRing,
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: component.card.versionTarget,
  minHeight: component.card.versionTarget,
  borderRadius: vars.radius.round,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const swatch = patternStyle({
  width: component.card.swatch,
  height: component.card.swatch,
  borderRadius: vars.radius.round,
  stroke: vars.color.edge,
  strokeWidth: 1,
  outline: `${vars.size.hairline} solid transparent`,
  outlineOffset: vars.space[2],
  transition: `outline-color ${vars.motion.fast}`,
  selectors: {
    [`${version}:hover &`]: { outlineColor: vars.color.edge },
    [`${version}[data-shown] &`]: { outlineColor: vars.color.ink },
  },
});

export const strike = patternStyle({ stroke: vars.color.ink, strokeWidth: 1.5 });

export const words = patternStyle({
  ...typography('small'),
  paddingInline: vars.space[4],
  color: vars.color.muted,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: vars.space[4],
  selectors: {
    [`${version}:hover &`]: { color: vars.color.ink },
    [`${version}[data-shown] &`]: { color: vars.color.ink, textDecorationLine: 'none', fontWeight: 600 },
  },
});

export const more = patternStyle({ ...typography('small'), paddingInline: vars.space[4], color: vars.color.muted });

/** The picture of the version that is pointed at, over the card's own. A lazy picture without a box is not loaded. */
export const preview = patternStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'none',
  aspectRatio: '1',
  backgroundColor: vars.color.tile,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: { [`${version}:is(:hover, :focus-visible) + &`]: { display: 'block' } },
});
