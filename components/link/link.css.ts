import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { underline } from '../shared/lines.css.ts';
import linkMeasures from '../../tokens/source/component/link.json' with { type: 'json' };

const component = measuresOf(linkMeasures);

export const link = componentStyle({
  borderRadius: vars.radius.badge,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&[data-look="standalone"]': {
      ...typography('ui'),
      display: 'inline-flex',
      alignItems: 'center',
      gap: component.link.gap,
      minHeight: vars.size.icon24,
    },
    '&[data-tone="action"]': { color: vars.color.action },
    '&[data-tone="action"]:hover': { color: vars.color.actionHover },
    '&[data-tone="action"]:active': { color: vars.color.actionPress },
    '&[data-tone="ink"]': { color: vars.color.ink },
    '&[data-tone="muted"]': { color: vars.color.muted },
    '&[data-tone="muted"]:hover': { color: vars.color.ink },
    '&[data-tone="sale"]': { color: vars.color.sale },
    '&[data-tone="inherit"]': { color: 'inherit' },
  },
});

/** The underline stands under the words, also where a drawing follows them, and grows under the pointer. */
export const words = componentStyle({
  ...underline,
  selectors: {
    [`${link}:hover &`]: { textDecorationThickness: component.link.underlineHover },
    // Only for lists of links, never inside a sentence.
    [`${link}[data-look="quiet"] &`]: { textDecorationLine: 'none' },
    [`${link}[data-look="quiet"]:is(:hover, :active, :focus-visible) &`]: {
      textDecorationLine: 'underline',
      textDecorationThickness: component.link.underline,
    },
  },
});

/** Keeps the drawing on the line of the last word. */
export const sign = componentStyle({
  whiteSpace: 'nowrap',
  marginInlineStart: component.link.signGap,
  selectors: { [`${link}[data-look="standalone"] > &`]: { display: 'inline-flex', marginInlineStart: 0 } },
});
