import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { hairline } from '../shared/lines.css.ts';

/** No frame or shadow: a picture and text on the page, or a quiet box. */
export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    '&[data-tone="quiet"]': {
      backgroundColor: vars.color.quiet,
      // Visible in themes with edges; elsewhere it blends into the fill.
      border: hairline(vars.color.quietLine),
    },
  },
});

export const media = componentStyle({ backgroundColor: vars.color.tile, overflow: 'hidden' });

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minWidth: 0,
  selectors: {
    [`${media} + &`]: { paddingBlockStart: vars.space[14] },
    [`${card}[data-tone="quiet"] > &`]: { padding: vars.space[20] },
  },
});

/** Its overlay covers the whole card, so that the card is one link with nothing nested. */
export const link = componentStyle({
  ...focusRing,
  borderRadius: vars.radius.badge,
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: vars.space[4],
  transition: `text-decoration-color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover, &:active': { textDecorationColor: 'currentColor' },
    '&:active': { color: vars.color.actionPress },
  },
  '@media': {
    // Forced colours would paint a transparent border.
    '(forced-colors: active)': {
      textDecorationLine: 'none',
      selectors: { '&:hover, &:active': { textDecorationLine: 'underline' } },
    },
  },
});

/** Controls lie above the link's overlay. */
const above = { position: 'relative', zIndex: 1 } as const;

export const footer = componentStyle({
  ...above,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[12],
  selectors: {
    [`${card}[data-tone="quiet"] > &`]: { paddingInline: vars.space[20], paddingBlock: `0 ${vars.space[20]}` },
  },
});

export const action = componentStyle({
  ...above,
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
});
