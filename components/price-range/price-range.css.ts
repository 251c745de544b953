import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { innerLine } from '../shared/lines.css.ts';
import priceRangeMeasures from '../../tokens/source/component/price-range.json' with { type: 'json' };

const component = measuresOf(priceRangeMeasures);

const { color, radius, size, space } = vars;
const measure = component.priceRange;

export const group = componentStyle({ maxWidth: measure.width });

export const fields = componentStyle({ display: 'flex', alignItems: 'center', gap: space[8] });

/** The dash between the fields is drawn, not written: "od" and "do" are in their names. */
export const dash = componentStyle({
  flex: 'none',
  width: space[8],
  height: size.hairline,
  backgroundColor: color.ink,
  forcedColorAdjust: 'none',
  selectors: { '&:first-child': { display: 'none' } },
});

export const field = componentStyle({ flex: '1 1 0', minWidth: 0 });

/** Without scripts a slider has no effect. */
export const scale = componentStyle({
  // A message of the fields stands right below them, above the keyboard and the foot of a sheet.
  order: 1,
  position: 'relative',
  height: size.touch,
  // A touch along it moves a thumb; one across it scrolls the page.
  touchAction: 'pan-y',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(50% - ${measure.track} / 2)`,
    height: measure.track,
    backgroundColor: color.edge,
    // A line of the control: forced palettes drop backgrounds.
    forcedColorAdjust: 'none',
  },
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** From the middle of one thumb at its end to the middle of the other at its own. */
export const track = componentStyle({
  position: 'absolute',
  insetInline: `calc(${measure.thumb} / 2)`,
  insetBlockStart: `calc(50% - ${measure.range} / 2)`,
  width: `calc(100% - ${measure.thumb})`,
  height: measure.range,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const range = componentStyle({
  fill: color.action,
  selectors: { 'fieldset:has(:disabled) &': { fill: color.off } },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  pointerEvents: 'auto',
  width: measure.thumb,
  height: measure.thumb,
  backgroundColor: color.raised,
  border: `${measure.thumbBorder} solid ${color.action}`,
  borderRadius: radius.round,
  cursor: 'grab',
  forcedColorAdjust: 'none',
} as const satisfies StyleRule;
const hovered = { borderColor: color.actionHover, boxShadow: innerLine(color.actionHover) } as const;
const pressed = { cursor: 'grabbing', backgroundColor: color.action } as const;
const off = { borderColor: color.off, backgroundColor: color.offBg, cursor: 'not-allowed' } as const;

/** Two sliders lie over each other: only their thumbs can be pressed. Browsers drop a rule that names both thumbs. */
export const slider = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  outline: 'none',
  pointerEvents: 'none',
  selectors: {
    '&[data-lead]': { zIndex: 1 },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:hover::-webkit-slider-thumb': hovered,
    '&:hover::-moz-range-thumb': hovered,
    '&:active::-webkit-slider-thumb': pressed,
    '&:active::-moz-range-thumb': pressed,
    '&:disabled::-webkit-slider-thumb': off,
    '&:disabled::-moz-range-thumb': off,
    '&:focus-visible::-webkit-slider-thumb': focusLook,
    '&:focus-visible::-moz-range-thumb': focusLook,
  },
});
