import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { below } from '../../../../../tokens/viewport.ts';

const { color, motion, radius, size, space } = vars;
const line = `${size.hairline} solid ${color.line}`;

/** On narrow pages it takes no room before the products until a link leads to it. */
export const panel = storefrontStyle({
  '@media': {
    [below(3)]: { display: 'none', selectors: { '&:target, &:has(:target)': { display: 'block' } } },
    print: { display: 'none' },
  },
});

export const section = storefrontStyle({
  borderBlockStart: line,
  // The sheet's head has a line of its own.
  selectors: { 'dialog form > &:first-of-type': { borderBlockStart: 'none' } },
});

export const summary = storefrontStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: size.controlLarge,
  borderRadius: radius.badge,
  color: color.ink,
  cursor: 'pointer',
  listStyle: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
  },
});

export const arrow = storefrontStyle({
  display: 'inline-flex',
  transition: `transform ${motion.fast}`,
  selectors: { [`${section}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const content = storefrontStyle({ paddingBlockEnd: space[20] });

export const count = storefrontStyle({
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { 'input:disabled + label &': { color: 'inherit' } },
});

/** With a script a choice suffices, and a sheet has a button of its own. */
export const submit = storefrontStyle({
  paddingBlockStart: space[8],
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
