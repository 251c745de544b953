import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import { hairline } from '../shared/lines.css.ts';

const { color, motion, space } = vars;

export const appear = keyframes({ from: { opacity: 0 } });

/** A box above everything, which scrolls as a whole: so the keys scroll it wherever focus is in it. */
export const dialog = componentStyle({
  position: 'fixed',
  padding: 0,
  color: color.ink,
  // For forced colours only.
  border: hairline('transparent'),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // Keeps focus out from behind head and foot.
  scrollPaddingBlock: space[96],
  '::backdrop': { backgroundColor: color.scrim, animation: `${appear} ${motion.fast}` },
  '@media': {
    // A forced scrim would hide the page; a veil in the user's own colour replaces it.
    '(forced-colors: active)': {
      '::backdrop': { forcedColorAdjust: 'none', backgroundColor: 'color-mix(in srgb, Canvas 70%, transparent)' },
    },
  },
});

/** A dialog as large as the window. */
export const fullScreen = componentStyle([
  dialog,
  {
    inset: 0,
    margin: 0,
    width: '100%',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    backgroundColor: color.page,
  },
]);

/** The page behind stays where it is, and as wide as it was. */
globalStyleIn(componentsLayer, 'html[data-scroll-lock]', { overflow: 'hidden' });
globalStyleIn(componentsLayer, 'html[data-scroll-lock="gutter"]', { scrollbarGutter: 'stable' });

/** Presses beside a dialog reach nothing, even before the page behind is inert. */
globalStyleIn(componentsLayer, ':where(html[data-scroll-lock] body > *)', { pointerEvents: 'none' });
const usable =
  ':where(html[data-scroll-lock]) :is([data-cookie-panel], dialog:popover-open:not(:has(dialog:popover-open)))';
globalStyleIn(componentsLayer, usable, { pointerEvents: 'auto' });

/** Radix puts an unnamed stop at both ends of the page, so that Tab is always heard; a dialog has its own ring. */
globalStyleIn(componentsLayer, 'html[data-scroll-lock] > body > [data-radix-focus-guard]', { display: 'none' });

/** What is raised above a dialog is a popover as long, and keeps its look: its own rules win over these. */
globalStyleIn(componentsLayer, ':where([data-alert-region], [data-cookie-panel]):where([popover])', {
  inset: 'auto',
  margin: 0,
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  overflow: 'visible',
});

/** The alerts lie at the top of the window, as they do on a page that was scrolled. */
globalStyleIn(componentsLayer, '[data-alert-region][popover]', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  '@media': { [below(2)]: { width: 'auto' }, [atLeast(2)]: { marginInlineStart: 'auto' } },
});
