import { hairline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, space } = vars;
const component = measuresOf(readingMeasures);

/** Half of a line: the width of a password. */
export const field = storefrontStyle({
  display: 'grid',
  gap: space[20],
  maxWidth: `calc(${component.reading.width} / 2)`,
});

export const none = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  maxWidth: component.reading.width,
  padding: space[20],
  border: hairline(color.line),
});
