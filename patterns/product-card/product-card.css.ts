import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import cardMeasures from '../../tokens/source/component/card.json' with { type: 'json' };

const component = measuresOf(cardMeasures);

/** The link covers the whole card, except what is laid over it: the actions. */
export const card = patternStyle({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const picture = patternStyle({
  position: 'relative',
  aspectRatio: '1',
  backgroundColor: vars.color.tile,
  overflow: 'hidden',
});

export const badge = patternStyle({
  position: 'absolute',
  insetBlockStart: component.card.badgeInset,
  insetInlineStart: component.card.badgeInset,
  display: 'inline-flex',
});

export const heading = patternStyle({ marginBlockStart: component.card.nameGap });

export const link = patternStyle({
  display: 'block',
  outline: 'none',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.badge },
    // Round the whole card: all of it is the link.
    '&:focus-visible::after': focusLook,
  },
});

export const name = patternStyle({
  ...typography('cardName'),
  display: 'block',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: vars.space[4],
  transition: `text-decoration-color ${vars.motion.fast}`,
  selectors: { [`${link}:hover &`]: { textDecorationColor: 'currentColor' } },
});

export const subline = patternStyle({
  ...typography('small'),
  display: 'block',
  marginBlockStart: component.card.subLineGap,
  color: vars.color.muted,
});

export const lines = patternStyle({
  display: 'grid',
  gap: component.card.lineGap,
  marginBlockStart: component.card.priceGap,
});

export const words = patternStyle({ ...typography('priceCard'), color: vars.color.ink });

const line = { ...typography('message'), fontWeight: 400, color: vars.color.muted } as const;

export const sizes = patternStyle(line);
export const soldOut = patternStyle({
  textDecorationLine: 'line-through',
  textDecorationThickness: vars.size.hairline,
});

export const swatches = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] });
export const swatch = patternStyle({
  width: component.card.swatch,
  height: component.card.swatch,
  stroke: vars.color.edge,
  strokeWidth: 1,
});

export const rating = patternStyle({
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const star = patternStyle({ display: 'inline-flex', color: vars.color.ink });

/** Over the link that covers the card. */
export const actions = patternStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: component.card.heartInset,
  insetInlineEnd: component.card.heartInset,
});
export const foot = patternStyle({ position: 'relative', zIndex: 1, marginBlockStart: component.card.subLineGap });
