import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);

export const section = storefrontStyle({ display: 'grid', gap: vars.space[16], maxWidth: component.reading.width });
export const cards = storefrontStyle({ display: 'grid', gap: vars.space[16] });
export const product = storefrontStyle({ display: 'grid', gap: vars.space[4] });
