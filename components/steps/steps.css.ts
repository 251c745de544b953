import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import gableMeasures from '../../tokens/source/component/gable.json' with { type: 'json' };
import stepsMeasures from '../../tokens/source/component/steps.json' with { type: 'json' };

const component = measuresOf({ ...gableMeasures, ...stepsMeasures });

const { line, labelGap, checkGap } = component.steps;
const { width: gableWidth, height: gableHeight } = component.gable;

export const list = componentStyle({
  display: 'flex',
  paddingBlockStart: gableHeight,
  // Links between pages, useless on paper.
  '@media': { print: { display: 'none' } },
});

/** One step: its part of the line above it, its words below. */
export const step = componentStyle({
  ...typography('small'),
  fontWeight: 500,
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  columnGap: checkGap,
  paddingBlockStart: labelGap,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      borderBlockStart: `${line} solid`,
    },
    // Parts whose ends fall between two pixels would show a seam.
    '&:not(:last-child)::before': { insetInlineEnd: `calc(-1 * ${vars.size.hairline})` },
  },
});

export const state = componentVariants({
  done: {
    color: vars.color.ink,
    selectors: { '&::before': { borderColor: vars.color.ink } },
  },
  current: {
    color: vars.color.ink,
    fontWeight: 600,
    // On a phone it alone has words and takes the room of the others.
    '@media': { [below(2)]: { flexGrow: 3 } },
    // The gable interrupts the line: it goes on after it.
    selectors: { '&::before': { borderColor: vars.color.line, insetInlineStart: gableWidth } },
  },
  ahead: {
    color: vars.color.muted,
    fontWeight: 400,
    selectors: { '&::before': { borderColor: vars.color.line } },
  },
});

export const gable = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  // Its feet stand on the line, which is as thick as its stroke.
  insetBlockStart: `calc(${line} - ${gableHeight})`,
  width: gableWidth,
  height: gableHeight,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'butt',
  strokeLinejoin: 'miter',
});

export const link = componentStyle({
  ...focusRing,
  color: 'inherit',
  borderRadius: vars.radius.badge,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { textDecorationLine: 'underline' } },
});

/** On a phone only the current step has words. */
export const wideOnly = componentStyle({ '@media': { [below(2)]: { display: 'none' } } });
export const wideWords = componentStyle({ '@media': { [below(2)]: { display: 'none' } } });
export const phoneOnly = componentStyle({ '@media': { [atLeast(2)]: { display: 'none' } } });
