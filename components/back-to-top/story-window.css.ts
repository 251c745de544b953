import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { hairline } from '../shared/lines.css.ts';

/** A window of its own for what is fixed in it, so that stories stand beside each other. */
export const storyWindow = componentStyle({
  minHeight: '8lh',
  minWidth: '16em',
  padding: vars.space[16],
  border: hairline(vars.color.line),
  // What is fixed inside of a transformed box is fixed to it.
  transform: 'scale(1)',
});

/** A page that is longer than three windows. */
export const longPage = componentStyle({ minHeight: '400vh' });
