import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle, componentsLayer, componentVariants, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import { fullScreen } from '../modal/dialog-surface.css.ts';
import { hairline } from '../shared/lines.css.ts';
import { zoomSteps } from './zoom-steps.ts';

const { color, size, space } = vars;

export const lightbox = componentStyle([
  fullScreen,
  {
    selectors: {
      '&:popover-open': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"bar" "track" "arrows"',
        overflow: 'hidden',
      },
    },
  },
]);

export const bar = componentStyle({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: hairline(color.line),
});

export const position = componentStyle({
  ...typography('ui'),
  flex: 1,
  paddingInlineStart: space[8],
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** Under the picture on phones, at both its sides where there is room. */
export const arrows = componentStyle({
  gridArea: 'arrows',
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space[8]} ${space[12]}`,
  '@media': {
    [atLeast(2)]: {
      gridArea: 'track',
      alignSelf: 'center',
      // Flush with a picture that is as wide as the window.
      paddingInline: space[16],
      zIndex: 1,
      // What lies between the two is the picture's.
      pointerEvents: 'none',
    },
  },
});
globalStyleIn(componentsLayer, `${arrows} button`, {
  '@media': { [atLeast(2)]: { pointerEvents: 'auto', backgroundColor: color.page } },
});
globalStyleIn(componentsLayer, `${arrows}:dir(rtl) svg`, { transform: 'scaleX(-1)' });

export const track = componentStyle({
  gridArea: 'track',
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&:focus-visible': { ...focusRing.selectors['&:focus-visible'], outlineOffset: `calc(-1 * ${size.focusRing})` },
  },
});

export const stage = componentStyle({
  flex: '0 0 100%',
  minWidth: 0,
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  cursor: 'zoom-in',
  selectors: {
    '&[data-zoomed]': { overflow: 'auto', overscrollBehavior: 'contain', cursor: 'zoom-out' },
    '&:focus-visible': { ...focusRing.selectors['&:focus-visible'], outlineOffset: `calc(-1 * ${size.focusRing})` },
  },
});

/** How large the picture is beside the window. */
export const frame = componentVariants(
  Object.fromEntries(
    zoomSteps.map((zoom) => [zoom, { width: `${Number(zoom) * 100}%`, height: `${Number(zoom) * 100}%` }]),
  ) as Record<(typeof zoomSteps)[number], { width: string; height: string }>,
);
globalStyleIn(componentsLayer, `${stage} picture`, { display: 'block', height: '100%' });
globalStyleIn(componentsLayer, `${stage} img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  padding: space[16],
});
