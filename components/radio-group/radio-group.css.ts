import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import { choiceMark, coveringChoice } from '../field/choice.css.ts';
import { diagonal, hairline, innerLine } from '../shared/lines.css.ts';
import radioGroupMeasures from '../../tokens/source/component/radio-group.json' with { type: 'json' };

const component = measuresOf(radioGroupMeasures);

const { color, motion, radius, size, space } = vars;

export const chosen = componentStyle({ fontWeight: 400 });

export const options = componentVariants({
  list: { display: 'flex', flexDirection: 'column' },
  tile: { display: 'grid', gap: space[8] },
  option: { display: 'flex', flexWrap: 'wrap', gap: space[8] },
});

export const twoColumns = componentStyle({
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const mark = componentStyle({
  ...choiceMark,
  borderRadius: radius.round,
  '::before': {
    content: '""',
    width: component.radioGroup.dot,
    height: component.radioGroup.dot,
    borderRadius: radius.round,
    backgroundColor: color.onAction,
    visibility: 'hidden',
  },
  selectors: {
    ...choiceMark.selectors,
    '&:checked::before': { visibility: 'visible' },
    'fieldset[data-state="error"] > div > div > label > &:not(:checked, :disabled)': {
      borderColor: color.error,
      boxShadow: innerLine(color.error),
    },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } },
  },
});

/** The radio button of an `option`. */
export const cover = componentStyle({
  ...coveringChoice,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

const rowBase = { display: 'flex', cursor: 'pointer' } as const;

export const row = componentVariants({
  list: {
    ...rowBase,
    gap: space[12],
    alignItems: 'start',
    minHeight: size.touch,
    paddingBlock: `calc((${size.touch} - ${size.icon24}) / 2)`,
  },
  tile: { ...rowBase, gap: space[16], alignItems: 'start', padding: space[16] },
  option: {
    ...rowBase,
    position: 'relative',
    gap: space[8],
    alignItems: 'center',
    justifyContent: 'center',
    // The border of the item belongs to its height and to its padding.
    minWidth: `calc(${size.control} - 2 * ${size.hairline})`,
    minHeight: `calc(${size.control} - 2 * ${size.hairline})`,
    paddingInline: `calc(${space[12]} - ${size.hairline})`,
  },
});

const chosenLine = { borderColor: color.ink, boxShadow: innerLine(color.ink) } as const;
const wrongLine = { borderColor: color.error, boxShadow: innerLine(color.error) } as const;
/** Shadows vanish in forced colours: a line over the border takes their place. */
const forcedChosen = { outline: `${size.chosen} solid Highlight`, outlineOffset: `calc(-1 * ${size.chosen})` } as const;
const boxed = {
  backgroundColor: color.raised,
  border: hairline(color.edge),
  borderRadius: radius.control,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
} as const;

/** Chosen is ink and focus is the focus colour: both can be seen at once. */
export const item = componentVariants({
  list: {},
  tile: {
    ...boxed,
    selectors: {
      '&:hover:not(:has(> label > :disabled))': { borderColor: color.ink },
      '&:has(> label > :checked)': chosenLine,
      '&:has(> label > :checked):has(> label + div)': { gridColumn: '1 / -1' },
      'fieldset[data-state="error"] > div > &:not(:has(> label > :is(:checked, :disabled)))': wrongLine,
      '&:has(> label > :disabled)': { borderStyle: 'dashed', backgroundColor: color.offBg },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(> label > :checked)': forcedChosen },
      },
    },
  },
  option: {
    ...boxed,
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:has(:checked)': chosenLine,
      '&[data-unavailable]': { borderStyle: 'dashed', backgroundImage: diagonal(color.edge) },
      'fieldset[data-state="error"] > div > &:not(:has(:checked))': { borderColor: color.error },
      // Beside dashes a second line would close them, and the focus ring has its own gap.
      'fieldset[data-state="error"] > div > &:not([data-unavailable], :has(:checked, :focus-visible))': wrongLine,
      '&[data-unavailable]:has(:checked)': { borderStyle: 'solid' },
      '&:has(:disabled)': { borderStyle: 'dashed', backgroundColor: color.offBg },
      '&:has(:focus-visible)': focusLook,
      '&:has(:checked):has(:focus-visible)': {
        boxShadow: `${chosenLine.boxShadow}, ${focusLook.boxShadow}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked):not(:has(:focus-visible))': forcedChosen,
        },
      },
    },
  },
});

const textsBase = { minWidth: 0, display: 'flex', flexDirection: 'column' } as const;

export const texts = componentVariants({
  list: { ...textsBase, flex: '1 1 auto' },
  tile: { ...textsBase, flex: '1 1 auto' },
  option: textsBase,
});

const titleBase = {
  color: color.ink,
  selectors: { 'label:has(> :disabled) &': { color: color.off } },
} as const;

export const title = componentVariants({
  list: { ...typography('body'), lineHeight: size.icon24, ...titleBase },
  tile: { ...typography('ui'), ...titleBase },
  option: {
    ...typography('ui'),
    ...titleBase,
    whiteSpace: 'nowrap',
    selectors: { ...titleBase.selectors, '[data-unavailable] &': { color: color.muted } },
  },
});

export const description = componentStyle({ ...typography('small'), color: color.muted });

export const amount = componentStyle({
  ...typography('ui'),
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  color: color.ink,
});

export const struck = componentStyle({ color: color.muted, textDecorationThickness: size.hairline });

export const swatch = componentStyle({
  flex: 'none',
  width: size.icon20,
  height: size.icon20,
  stroke: color.edge,
  strokeWidth: 1,
  // A colour of the goods is information: forced palettes must not repaint it.
  forcedColorAdjust: 'none',
});

/** Content is in the page all the time and shown by CSS, so that it is there without JavaScript. */
const contentBase = {
  display: 'none',
  selectors: { 'label:has(> :checked) + &': { display: 'block' } },
} as const;

export const content = componentVariants({
  list: { ...contentBase, paddingInlineStart: `calc(${size.icon24} + ${space[12]})`, paddingBlockEnd: space[12] },
  tile: { ...contentBase, paddingInline: space[16], paddingBlockEnd: space[16] },
  option: contentBase,
});
