import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import cookiePanelMeasures from '../../tokens/source/component/cookie-panel.json' with { type: 'json' };

const component = measuresOf(cookiePanelMeasures);

const { color, layout, radius, shadow, size, space } = vars;

export const panel = patternStyle({
  position: 'fixed',
  zIndex: 90,
  insetBlockEnd: 0,
  insetInline: 0,
  boxSizing: 'border-box',
  // On a low screen, or with large text, it scrolls and leaves the page above visible.
  maxHeight: '70vh',
  overflowY: 'auto',
  // The focus ring is not cut off.
  scrollPaddingBlock: space[16],
  paddingBlock: `${space[16]} ${space[4]}`,
  paddingInline: space[20],
  color: color.ink,
  backgroundColor: color.raised,
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  boxShadow: shadow.float,
  '@media': {
    [atLeast(2)]: {
      insetBlockEnd: space[24],
      insetInline: `${layout.gutter} auto`,
      width: `calc(100% - 2 * ${layout.gutter})`,
      maxWidth: component.cookiePanel.width,
      maxHeight: '80vh',
      paddingBlock: `${space[24]} ${space[12]}`,
      paddingInline: space[24],
      border: `${size.hairline} solid ${color.line}`,
      borderRadius: radius.floating,
    },
  },
});

export const form = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': { [atLeast(2)]: { gap: space[12] } },
});

/** Small on phones, where the panel takes a part of every page until it is answered. */
export const text = patternStyle({
  ...typography('small'),
  color: color.ink,
  '@media': { [atLeast(2)]: typography('body') },
});

export const strong = patternStyle({ fontWeight: 600 });

export const actions = patternStyle({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[4],
  '@media': { [atLeast(2)]: { gridTemplateColumns: '1fr 1fr' } },
});

export const settings = patternStyle({ display: 'block' });

export const choice = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[16],
  paddingBlockStart: space[12],
});
