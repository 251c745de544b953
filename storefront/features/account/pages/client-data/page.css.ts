import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, space } = vars;
const component = measuresOf(readingMeasures);

export const section = storefrontStyle({ display: 'grid', gap: space[12], maxWidth: component.reading.width });

export const lines = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  gap: space[8],
  color: color.ink,
  overflowWrap: 'anywhere',
});

export const fields = storefrontStyle({
  display: 'grid',
  gap: space[20],
  paddingBlockStart: space[8],
  maxWidth: `calc(${component.reading.width} / 2)`,
});
