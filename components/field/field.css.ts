import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { dashedHairline, hairline, innerLine } from '../shared/lines.css.ts';
import { turn } from '../shared/turn.css.ts';
import { bareControl } from './control.css.ts';
import fieldMeasures from '../../tokens/source/component/field.json' with { type: 'json' };

const component = measuresOf(fieldMeasures);

const { color, space, size, radius, motion } = vars;

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[6],
  minWidth: 0,
});

export const label = componentStyle({
  ...typography('label'),
  color: color.ink,
  alignSelf: 'start',
});

// Browsers lay a legend out beside the flex gap: its distance to the next line is its own.
export const legend = componentStyle({
  ...typography('label'),
  color: color.ink,
  marginBlockEnd: space[6],
  selectors: { '&:has(> :is(h1, h2, h3, h4, h5, h6))': { marginBlockEnd: space[16] } },
});

export const optional = componentStyle({ fontWeight: 400, color: color.muted });

export const hint = componentStyle({ ...typography('small'), color: color.muted });

export const message = componentStyle({
  ...typography('message'),
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  fontWeight: 400,
  color: color.muted,
  selectors: {
    '&[data-state="error"]': { color: color.error, fontWeight: 500 },
    '&[data-state="success"]': { color: color.ok, fontWeight: 500 },
  },
});

/** Whether the control of a box is in a state; a button beside it, or an option of a list, is none of it. */
const holds = (state: string) => `:has(> :is(input, select, textarea):${state})`;

/** The border of a control in its states; shared by every control that draws a box. */
export const box = componentStyle({
  ...typography('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.control,
  paddingInline: space[14],
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.edge),
  borderRadius: radius.control,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink, boxShadow: innerLine(color.ink) },
    '&[data-state="success"]': { borderColor: color.ok, boxShadow: 'none' },
    '&[data-state="error"]': { borderColor: color.error, boxShadow: innerLine(color.error) },
    [`&${holds('disabled')}`]: {
      color: color.off,
      backgroundColor: color.offBg,
      border: dashedHairline(color.edge),
      boxShadow: 'none',
    },
    [`&${holds('focus-visible')}`]: focusLook,
    [`&[data-state="error"]${holds('focus-visible')}`]: {
      boxShadow: `${innerLine(color.error)}, ${focusLook.boxShadow}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        // Shadows vanish in forced colours: a second line inside the border takes their place.
        [`&[data-state="error"]:not(${holds('focus-visible')})`]: {
          outline: `${size.hairline} solid`,
          outlineOffset: component.field.innerLineOffset,
        },
        [`&${holds('disabled')}`]: { borderColor: 'GrayText' },
      },
    },
  },
});

export const control = componentStyle(bareControl);

export const affix = componentStyle({ color: color.muted, whiteSpace: 'nowrap' });

/** The sign of a running check: a 20 px ring, standing still where motion is not wanted. */
export const ring = componentStyle({
  flex: 'none',
  width: size.icon20,
  height: size.icon20,
  border: `${component.field.ringStroke} solid ${color.line}`,
  borderTopColor: color.ink,
  borderRadius: radius.round,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} ${component.field.ringTurn} linear infinite` },
  },
});
