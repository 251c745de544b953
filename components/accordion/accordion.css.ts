import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { hairline } from '../shared/lines.css.ts';
import accordionMeasures from '../../tokens/source/component/accordion.json' with { type: 'json' };

const component = measuresOf(accordionMeasures);

const { color, motion, radius, space } = vars;
const { row } = component.accordion;

const line = hairline(color.line);

export const accordion = componentStyle({ borderBlockEnd: line });

/** Chromium 131 can animate from nothing to `auto` height; other browsers open at once. */
export const section = componentStyle({
  borderBlockStart: line,
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${motion.standard} ${motion.easing}, content-visibility ${motion.standard} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    // Paper cannot be opened.
    print: {
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible', transition: 'none' } },
    },
  },
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: row,
  paddingBlock: space[8],
  color: color.ink,
  borderRadius: radius.badge,
  listStyle: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
  },
});

const sign = { flex: 'none', '@media': { print: { display: 'none' } } } as const;
export const plus = componentStyle({ ...sign, selectors: { [`${section}[open] &`]: { display: 'none' } } });
export const minus = componentStyle({ ...sign, selectors: { [`${section}:not([open]) &`]: { display: 'none' } } });

export const content = componentStyle({
  paddingBlock: `${space[8]} ${space[24]}`,
  // Room for focus rings at the edge, which `overflow` would clip.
  paddingInline: space[6],
  marginInline: `calc(-1 * ${space[6]})`,
  // Keeps the heading visible above content reached by a link.
  scrollMarginBlockStart: `calc(${row} + ${space[24]})`,
});
