import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { bareControl } from '../field/control.css.ts';

const { color, space } = vars;

/** The select reaches under the arrow beside it, and the arrow lets presses through: they open the list too. */
export const control = componentStyle({
  ...bareControl,
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  marginInlineEnd: `calc(-1 * ${space[28]})`,
  paddingInlineEnd: space[28],
});

/** The list takes the colours of the page: browsers else paint dark text on their own white. */
export const option = componentStyle({ color: color.ink, backgroundColor: color.raised });

export const arrow = componentStyle({ display: 'flex', pointerEvents: 'none' });
