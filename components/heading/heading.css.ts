import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

export const base = componentStyle({ color: vars.color.ink });

export const look = componentVariants({
  display: typography('display'),
  h1: typography('h1'),
  h2: typography('h2'),
  h3: typography('h3'),
  index: typography('index'),
  cardName: typography('cardName'),
  label: typography('label'),
});
