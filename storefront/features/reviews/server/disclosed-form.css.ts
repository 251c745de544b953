import { hairline } from '../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../tokens/component.ts';
import { vars } from '../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';
import { typography } from '../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../tokens/viewport.ts';
import readingMeasures from '../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);
const { color, motion, radius, size, space } = vars;

export const disclosure = storefrontStyle({ '@media': { print: { display: 'none' } } });

/** Looks like a secondary button; open, it stays inked, as the form below belongs to it. */
export const summary = storefrontStyle({
  ...typography('button'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.control,
  paddingInline: space[24],
  border: hairline(color.ink),
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.ink,
  listStyle: 'none',
  cursor: 'pointer',
  transition: `color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:is(:hover, :active)': { backgroundColor: color.ink, color: color.page },
  },
});

export const sign = storefrontStyle({
  display: 'inline-flex',
  transition: `transform ${motion.fast}`,
  selectors: { [`${disclosure}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const content = storefrontStyle({
  display: 'grid',
  gap: space[24],
  maxWidth: component.reading.width,
  marginBlockStart: space[16],
  padding: space[20],
  backgroundColor: color.quiet,
  // A link that leads here keeps the button and the fixed header in view.
  scrollMarginBlockStart: `calc(${size.control} + ${space[112]})`,
  '@media': { [atLeast(2)]: { padding: space[32] } },
});
