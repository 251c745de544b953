import { keyframes } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { appear, fullScreen } from '../modal/dialog-surface.css.ts';
import loadingOverlayMeasures from '../../tokens/source/component/loading-overlay.json' with { type: 'json' };

const component = measuresOf(loadingOverlayMeasures);

const { color, layout, motion, space } = vars;

export const overlay = componentStyle([
  fullScreen,
  {
    animation: `${appear} ${motion.fast}`,
    selectors: {
      '&:popover-open': {
        display: 'grid',
        paddingInline: layout.gutter,
        gridTemplateColumns: `minmax(0, ${component.loadingOverlay.width})`,
        placeContent: 'center',
      },
    },
  },
]);

export const message = componentStyle({ minWidth: 0 });

export const gable = componentStyle({
  width: component.loadingOverlay.gableWidth,
  height: component.loadingOverlay.gableHeight,
  fill: 'none',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const whole = componentStyle({
  stroke: color.line,
  // Where lines are as strong as words, strength separates elapsed from remaining time.
  '@media': { '(forced-colors: active)': { strokeWidth: 1.5 }, '(prefers-contrast: more)': { strokeWidth: 1.5 } },
});
export const gone = componentStyle({ stroke: color.action });

const fill = keyframes({ from: { strokeDasharray: '0 1' }, to: { strokeDasharray: '1 1' } });

/** Draws itself, a step a second, until the browser takes over. */
export const filling = componentStyle({
  stroke: color.action,
  strokeDasharray: '0 1',
  animation: `${fill} var(--page-load-timeout, ${component.loadingOverlay.wait}) steps(16) forwards`,
});

export const words = componentStyle({ ...typography('h1'), marginBlockStart: space[24], textWrap: 'balance' });

export const stop = componentStyle({ marginBlockStart: space[24] });

export const more = componentStyle({ ...typography('lead'), marginBlockStart: space[8], color: color.muted });
