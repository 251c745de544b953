import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { coveringChoice } from '../field/choice.css.ts';
import { underline } from '../shared/lines.css.ts';
import ratingMeasures from '../../tokens/source/component/rating.json' with { type: 'json' };

const component = measuresOf(ratingMeasures);

const { color, motion, radius, size, space } = vars;

export const value = componentStyle({
  ...typography('small'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  color: color.ink,
});

export const stars = componentStyle({ display: 'inline-flex', gap: space[4] });

export const basis = componentStyle({ color: color.muted });

export const partFilling = componentStyle({ fill: 'currentColor' });

export const row = componentStyle({
  ...typography('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: color.ink,
  // The first star stands on the edge of the column, its target of 44 px reaches beyond.
  marginInlineStart: `calc((${size.icon24} - ${component.rating.star}) / 2)`,
});

/** No own box: the star stays in the row and the word goes to its end. */
export const mark = componentStyle({ display: 'contents' });

/** A pointer over what is not chosen: it previews that. Touch leaves a hover behind, so it has none. */
const previewing = `${row}:has(label:hover :enabled:not(:checked))`;

/** The star and its target. */
export const target = componentStyle({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: component.rating.star,
  height: component.rating.star,
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    'fieldset[data-state="error"] &': { color: color.error },
    '&:has(:disabled)': { color: color.off, cursor: 'not-allowed' },
    '&:has(:focus-visible)': focusLook,
  },
});

/** The filled star over the empty one: there when its own or a later star is chosen, or previewed. */
export const light = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  visibility: 'hidden',
  pointerEvents: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    [`${mark}:has(:checked) &, ${mark}:has(~ ${mark} :checked) &`]: { visibility: 'visible' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${previewing} ${mark} &`]: { visibility: 'hidden' },
        [`${previewing} ${mark}:hover &, ${previewing} ${mark}:has(~ ${mark}:hover) &`]: {
          visibility: 'visible',
          color: color.muted,
        },
      },
    },
  },
});

/** The radio button of a star. */
export const cover = componentStyle({ ...coveringChoice, cursor: 'inherit' });

export const word = componentStyle({
  order: 1,
  display: 'none',
  paddingInlineStart: component.rating.wordGap,
  pointerEvents: 'none',
  selectors: {
    [`${mark}:has(:checked) &`]: { display: 'block' },
    // Focus on a star that is not chosen: only there, because the arrow keys choose.
    [`${row}:not(:has(:checked)) ${mark}:has(:focus-visible) &`]: { display: 'block', color: color.muted },
    [`${mark}:has(:disabled) &`]: { color: color.off },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${previewing} ${mark} &`]: { display: 'none' },
        [`${previewing} ${mark}:hover &`]: { display: 'block', color: color.muted },
      },
    },
  },
});

export const none = componentStyle({
  ...typography('small'),
  ...underline,
  position: 'relative',
  order: 2,
  display: 'flex',
  alignItems: 'center',
  minHeight: component.rating.star,
  paddingInline: space[8],
  marginInlineStart: space[8],
  borderRadius: radius.control,
  color: color.action,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { textDecorationLine: 'none', color: color.muted },
    '&:has(:disabled)': { color: color.off, cursor: 'not-allowed' },
    '&:has(:focus-visible)': focusLook,
  },
});
