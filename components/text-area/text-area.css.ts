import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { bareControl } from '../field/control.css.ts';
import { unseen } from '../shared/unseen.css.ts';

const { color, size, space } = vars;

export const control = componentStyle({
  ...bareControl,
  minHeight: `calc(4lh - 2 * ${size.hairline})`,
  paddingBlock: `calc(${space[12]} - ${space[2]})`,
  // Grows with its text; where browsers cannot (Firefox 140, Safari 26.1) it scrolls and can be pulled larger.
  fieldSizing: 'content',
  maxHeight: '16lh',
  resize: 'vertical',
});

export const counter = componentStyle({
  ...typography('small'),
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: color.muted,
  paddingBlockStart: space[2],
});

/** Read and not seen, because the counter shows it; without scripts the counter stands still and the limit is shown. */
export const limit = componentStyle({
  '@media': {
    'not all and (scripting: none)': unseen,
  },
});

export const used = componentStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
});
