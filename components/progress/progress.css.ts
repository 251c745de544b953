import { keyframes } from '@vanilla-extract/css';
import { hairline } from '../shared/lines.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

const { color, motion, size, space } = vars;

export const box = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
});

export const label = componentStyle({ ...typography('label'), color: color.ink });

export const words = componentStyle({
  ...typography('small'),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&[data-done]': { color: color.ok, fontWeight: 600 } },
});

/** A third of the bar goes from one end to the other. */
const pass = keyframes({ from: { backgroundPosition: '-50% 0' }, to: { backgroundPosition: '150% 0' } });

export const bar = componentStyle({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: space[4],
  border: 0,
  color: color.ok,
  // Where lines are black, the rest would look like progress.
  backgroundColor: color.tile,
  outline: hairline(color.quietLine),
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': { backgroundColor: 'currentColor' },
    '&::-moz-progress-bar': { backgroundColor: 'currentColor' },
    '&:indeterminate': {
      // Indeterminate: dots all along the bar under reduced motion.
      backgroundImage: 'radial-gradient(circle closest-side, currentColor 90%, transparent)',
      backgroundSize: `${space[12]} 100%`,
    },
    '&:indeterminate::-webkit-progress-value': { backgroundColor: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&:indeterminate': {
          backgroundImage: 'linear-gradient(currentColor, currentColor)',
          backgroundRepeat: 'no-repeat',
          backgroundSize: '33% 100%',
          animation: `${pass} calc(3 * ${motion.slow}) ${motion.easing} infinite`,
        },
      },
    },
    // Fills are forced to the colour of the page, so the bar names the reader's colours itself.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'Highlight',
      backgroundColor: 'Canvas',
      outline: `${size.hairline} solid CanvasText`,
    },
  },
});
