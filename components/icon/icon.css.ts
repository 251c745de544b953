import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';

const square = (side: string) => ({ width: side, height: side });

export const icon = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: 'middle',
  // The button is pressed, not its picture: where that changes between press and release, Chromium 156 fires no click.
  pointerEvents: 'none',
  selectors: {
    '&[data-size="16"]': square(vars.size.icon16),
    '&[data-size="20"]': square(vars.size.icon20),
    '&[data-size="24"]': square(vars.size.icon24),
    '&[data-filled]': { fill: 'currentColor' },
  },
});
