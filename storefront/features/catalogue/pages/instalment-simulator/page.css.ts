import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);
const { space } = vars;

export const page = storefrontStyle({
  display: 'grid',
  gap: space[24],
  maxWidth: component.reading.width,
  paddingBlock: space[40],
});
export const plans = storefrontStyle({ display: 'grid', gap: space[8] });
