import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, radius, size, space } = vars;

export const box = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: space[4], color: color.ink });
export const title = storefrontStyle({ ...typography('ui'), margin: 0, fontWeight: 600 });

/** A link that is as high as a button. */
export const link = storefrontStyle({
  ...typography('small'),
  ...focusRing,
  width: 'fit-content',
  paddingBlock: space[12],
  borderRadius: radius.badge,
  color: color.action,
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: space[4],
  selectors: { ...focusRing.selectors, '&:hover': { color: color.actionHover } },
});

export const note = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });
