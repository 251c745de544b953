import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { dashedHairline, hairline, innerLine } from '../shared/lines.css.ts';
import timeFieldMeasures from '../../tokens/source/component/time-field.json' with { type: 'json' };

const { timeField } = measuresOf(timeFieldMeasures);

const { color, motion, radius, size, space } = vars;

/** The same height before and after hydration, so that nothing under it moves. */
export const face = componentStyle({
  display: 'grid',
  alignContent: 'center',
  '@media': {
    '(scripting: enabled)': { minHeight: `calc(${timeField.amountHeight} + 2 * ${timeField.arrowHeight})` },
    '(scripting: enabled) and (pointer: coarse)': {
      minHeight: `calc(${timeField.amountHeight} + 2 * ${size.touch})`,
    },
  },
});

/** Hours stand left of minutes in every language; the whole begins where lines begin. */
export const time = componentStyle({
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

/** Above each other: later, the amount, earlier. In the page the amount comes first. */
export const part = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gridTemplateAreas: '"more" "amount" "less"',
});

export const amount = componentStyle({
  ...typography('total'),
  gridArea: 'amount',
  fontSize: timeField.amountSize,
  width: timeField.amountWidth,
  height: timeField.amountHeight,
  padding: 0,
  textAlign: 'center',
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.edge),
  borderRadius: radius.control,
  outline: 'none',
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink, boxShadow: innerLine(color.ink) },
    '[data-state="success"] > * > &': { borderColor: color.ok, boxShadow: 'none' },
    '[data-state="error"] > * > &': { borderColor: color.error, boxShadow: innerLine(color.error) },
    '&:disabled': {
      color: color.off,
      backgroundColor: color.offBg,
      border: dashedHairline(color.edge),
      boxShadow: 'none',
      cursor: 'not-allowed',
      opacity: 1,
      WebkitTextFillColor: 'currentColor',
    },
    '&:focus-visible': focusLook,
    '[data-state="error"] > * > &:focus-visible': { boxShadow: `${innerLine(color.error)}, ${focusLook.boxShadow}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:disabled': { borderColor: 'GrayText' },
        // Shadows vanish in forced colours: a second line takes their place.
        '[data-state="error"] > * > &:not(:focus-visible)': { borderWidth: size.chosen },
      },
    },
  },
});

const arrow = {
  display: 'grid',
  placeContent: 'center',
  width: timeField.arrowWidth,
  height: timeField.arrowHeight,
  color: color.ink,
  borderRadius: radius.control,
  touchAction: 'manipulation',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: color.quiet },
    '&:active': { backgroundColor: color.tile },
    '&:focus-visible': focusLook,
    '&:disabled': { color: color.off, backgroundColor: 'transparent', cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { height: size.touch } },
} as const;

export const more = componentStyle({ ...arrow, gridArea: 'more' });

export const less = componentStyle({ ...arrow, gridArea: 'less' });

export const colon = componentStyle({
  ...typography('ui'),
  fontSize: timeField.colonSize,
  fontWeight: 600,
  color: color.ink,
  selectors: { ':has(> :disabled) + &': { color: color.off } },
});

/** A switch of two parts, one above the other as the halves of a day are: what is chosen is filled. */
export const periods = componentStyle({ display: 'grid', marginInlineStart: space[12] });

const chosen = '[aria-pressed="true"]';

export const period = componentStyle({
  ...typography('ui'),
  position: 'relative',
  fontWeight: 600,
  minWidth: timeField.periodWidth,
  minHeight: size.touch,
  paddingInline: space[8],
  textAlign: 'center',
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.edge),
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.control, borderStartEndRadius: radius.control },
    '&:last-child': {
      borderEndStartRadius: radius.control,
      borderEndEndRadius: radius.control,
      marginBlockStart: `calc(-1 * ${size.hairline})`,
    },
    '&:hover': { backgroundColor: color.quiet },
    '&:active': { backgroundColor: color.tile },
    [`&${chosen}`]: { color: color.page, backgroundColor: color.ink, borderColor: color.ink, zIndex: 1 },
    '&:focus-visible': { ...focusLook, zIndex: 2 },
    '&:disabled': {
      color: color.off,
      backgroundColor: color.offBg,
      border: dashedHairline(color.edge),
      cursor: 'not-allowed',
    },
    [`&${chosen}:disabled`]: { color: color.offBg, backgroundColor: color.off, border: hairline(color.off) },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:disabled': { borderColor: 'GrayText' },
        // Only the fill shows which half is chosen.
        [`&${chosen}`]: {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
        },
        [`&${chosen}:disabled`]: { color: 'Canvas', backgroundColor: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});
