import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import fieldMeasures from '../../tokens/source/component/field.json' with { type: 'json' };

const component = measuresOf(fieldMeasures);

const { color, size } = vars;

/**
 * The bare control inside a box that draws the focus ring: a fragment for controls that add their own look. One class
 * holds it all, so that the order of style sheets does not matter.
 */
export const bareControl = {
  flex: '1 1 auto',
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  minHeight: `calc(${size.control} - 2 * ${size.hairline})`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentColor' },
    '&::placeholder': { color: color.muted, opacity: 1 },
    // Chrome paints autofilled values pale blue; an inner shadow keeps our surface and text colour.
    '&:autofill': {
      WebkitTextFillColor: color.ink,
      boxShadow: `inset 0 0 0 ${component.field.autofillSpread} ${color.raised}`,
    },
  },
} as const satisfies StyleRule;
