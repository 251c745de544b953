import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import skipLinkMeasures from '../../tokens/source/component/skip-link.json' with { type: 'json' };

const component = measuresOf(skipLinkMeasures);

export const skipLink = componentStyle({
  ...typography('button'),
  position: 'absolute',
  insetBlockStart: component.skipLink.inset,
  insetInlineStart: component.skipLink.inset,
  zIndex: 100,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space[24],
  color: vars.color.onAction,
  backgroundColor: vars.color.action,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  // Chromium 156 paints a plate in the page colour behind forced text, which would hide words that have that colour.
  forcedColorAdjust: 'none',
  selectors: {
    ...focusRing.selectors,
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: vars.size.hairline,
      minHeight: vars.size.hairline,
      height: vars.size.hairline,
      padding: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});
