import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);
const { space } = vars;

export const breadcrumbs = storefrontStyle({ paddingBlockStart: space[20] });
export const page = storefrontStyle({ display: 'grid', gap: space[40], maxWidth: component.reading.width });
export const head = storefrontStyle({ display: 'grid', gap: space[12], paddingBlockStart: space[24] });
export const section = storefrontStyle({ display: 'grid', gap: space[16] });
