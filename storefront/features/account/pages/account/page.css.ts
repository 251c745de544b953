import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, size, space } = vars;
const hairline = `${size.hairline} solid ${color.line}`;
const component = measuresOf(readingMeasures);

export const section = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: space[16] });
globalStyleIn(storefrontLayer, `${section} > :is(ul, form)`, { width: '100%' });

export const address = storefrontStyle({
  ...typography('body'),
  margin: 0,
  color: color.ink,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const links = storefrontStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[24], rowGap: space[8] });

export const rows = storefrontStyle({
  maxWidth: component.reading.width,
  borderBlockStart: hairline,
});

export const row = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[8],
  minHeight: size.controlLarge,
  paddingBlock: space[12],
  borderBlockEnd: hairline,
});

export const signOut = storefrontStyle({ display: 'grid', gap: space[20], maxWidth: component.reading.width });
