import { focusRing } from '../../tokens/focus.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { below } from '../../tokens/viewport.ts';

/** Left out on narrow screens; the same facts stand on the page of delivery. */
export const wideOnly = patternStyle({ '@media': { [below(2)]: { display: 'none' } } });
export const desktopOnly = patternStyle({ '@media': { [below(3)]: { display: 'none' } } });

/** Stands in the sentence; its target is as high as the strip. */
export const copy = patternStyle({
  ...focusRing,
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space[8]})`,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: vars.space[4],
  cursor: 'pointer',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { textDecorationThickness: vars.size.chosen },
    '&:not([data-ready])': { visibility: 'hidden' },
  },
});

export const copied = patternStyle({ selectors: { '&:not(:empty)': { marginInlineStart: vars.space[12] } } });
