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

// Browsers exclude a legend from the flex gap: it needs its own margin.
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

/** Matches a box by its control's state, ignoring a button beside it or a list's options. */
const holds = (state: string) => `:has(> :is(input, select, textarea):${state})`;

/** A control's border in its states; shared by every boxed control. */
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
        // Forced colours drop shadows: a second line inside the border replaces them.
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

/** The spinner of a running check: 20 px, still with reduced motion. */
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
