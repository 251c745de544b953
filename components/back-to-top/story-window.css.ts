import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { hairline } from '../shared/lines.css.ts';

/** A window for fixed content, so that stories stand side by side. */
export const storyWindow = componentStyle({
  minHeight: '8lh',
  minWidth: '16em',
  padding: vars.space[16],
  border: hairline(vars.color.line),
  // Transformed boxes contain their fixed content.
  transform: 'scale(1)',
});

/** A page taller than three windows. */
export const longPage = componentStyle({ minHeight: '400vh' });
