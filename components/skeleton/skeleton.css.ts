import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import buttonMeasures from '../../tokens/source/component/button.json' with { type: 'json' };

const component = measuresOf(buttonMeasures);

const { color, radius, size, space } = vars;

/** Flat and still: nothing shimmers, whatever the reader asks for (design language, section 7). */
const block = {
  display: 'block',
  backgroundColor: color.tile,
  '@media': {
    // Fills are forced to the colour of the page, which would hide the block.
    '(forced-colors: active)': {
      outline: `${size.hairline} dashed GrayText`,
      outlineOffset: `calc(-1 * ${size.hairline})`,
    },
  },
} as const satisfies StyleRule;

/** No plain blocks: the leading of two lines would collapse into one. */
const lines = { display: 'flex', flexDirection: 'column', width: '100%' } as const satisfies StyleRule;

export const text = componentVariants({
  body: { ...typography('body'), ...lines },
  small: { ...typography('small'), ...lines },
  label: { ...typography('label'), ...lines },
  cardName: { ...typography('cardName'), ...lines },
  priceCard: { ...typography('priceCard'), ...lines },
  lead: { ...typography('lead'), ...lines },
  h1: { ...typography('h1'), ...lines },
  h2: { ...typography('h2'), ...lines },
  h3: { ...typography('h3'), ...lines },
});

/** As high as a line with its leading, of which the block leaves the leading free. */
const lineOf = (width: string): StyleRule => ({ ...block, width, height: '1em', marginBlock: 'calc((1lh - 1em) / 2)' });

export const line = componentVariants({
  full: lineOf('100%'),
  long: lineOf('70%'),
  half: lineOf('45%'),
  short: lineOf('35%'),
});

export const picture = componentStyle({ ...block, width: '100%', height: 'auto' });

export const button = componentStyle({
  ...block,
  width: `calc(2 * ${space[80]})`,
  maxWidth: '100%',
  height: component.button.heightStandard,
  borderRadius: radius.control,
  selectors: {
    '&[data-size="large"]': { height: component.button.heightLarge },
    '&[data-size="compact"]': { height: component.button.heightCompact },
    '&[data-wide="true"]': { width: '100%' },
  },
});
