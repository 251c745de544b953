import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import fieldMeasures from '../../tokens/source/component/field.json' with { type: 'json' };

const component = measuresOf(fieldMeasures);

const { color, size } = vars;

/**
 * The bare control inside a box, whose ring is drawn around the box: a fragment for every control that has a look of its own
 * beside it. One class holds it all, so that no order of style sheets decides.
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
    // Chrome paints remembered values pale blue; the shadow inside keeps our surface and the text its colour.
    '&:autofill': {
      WebkitTextFillColor: color.ink,
      boxShadow: `inset 0 0 0 ${component.field.autofillSpread} ${color.raised}`,
    },
  },
} as const satisfies StyleRule;
