import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';
import { unseen } from '../shared/unseen.css.ts';
import backToTopMeasures from '../../tokens/source/component/back-to-top.json' with { type: 'json' };

const component = measuresOf(backToTopMeasures);

const { color, motion, radius, shadow, size, space } = vars;

/**
 * Above a bar at the lower edge of the window, which tells its height in `--docked-bar`. Floats once its script has set a state; without one it is a line at the end of the page.
 */
export const backToTop = componentStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: size.touch,
  minHeight: size.touch,
  color: color.ink,
  borderRadius: radius.control,
  textDecoration: 'none',
  transition: `color ${motion.fast}, background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
    '&[data-state]': {
      position: 'fixed',
      zIndex: 10,
      insetBlockEnd: `calc(${component.backToTop.inset} + var(--docked-bar, 0px) + env(safe-area-inset-bottom, 0px))`,
      insetInlineEnd: component.backToTop.inset,
      backgroundColor: color.raised,
      border: hairline(color.edge),
      boxShadow: shadow.float,
    },
    '&[data-state]:hover': { borderColor: color.ink, backgroundColor: color.quiet },
    '&[data-state]:active': { borderColor: color.ink, backgroundColor: color.tile },
    '&[data-state]:is(:hover, :active)': {
      '@media': { '(forced-colors: active)': { color: 'Highlight', borderColor: 'Highlight' } },
    },
    '&[data-state]:focus-visible': { boxShadow: `${focusLook.boxShadow}, ${shadow.float}` },
    // Scrolling up does not drop focus on it.
    '&[data-state="hidden"]:not(:focus)': { visibility: 'hidden' },
    '&[data-state="aside"]:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': {
    // Hidden at the end of the page while its script loads.
    '(scripting: enabled)': { selectors: { '&:not([data-state])': { display: 'none' } } },
    print: { display: 'none' },
  },
});

export const words = componentStyle({ selectors: { [`${backToTop}[data-state] > &`]: unseen } });
