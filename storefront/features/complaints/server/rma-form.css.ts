import { measuresOf } from '../../../../tokens/component.ts';
import { vars } from '../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../tokens/layers.css.ts';
import { typography } from '../../../../tokens/typography.css.ts';
import linePictureMeasures from '../../../../tokens/source/component/line-picture.json' with { type: 'json' };
import readingMeasures from '../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, photo, size, space } = vars;
const { order } = measuresOf(linePictureMeasures).linePicture;
const { width } = measuresOf(readingMeasures).reading;
const hairline = `${size.hairline} solid ${color.line}`;

export const about = storefrontStyle({ ...typography('body') });

export const sections = storefrontStyle({ display: 'grid', gap: space[40], maxWidth: width });

export const section = storefrontStyle({ display: 'grid', gap: space[16] });

export const heading = storefrontStyle({ display: 'grid', gap: space[4] });

export const problem = storefrontStyle({ ...typography('small'), color: color.error, fontWeight: 600 });

export const lines = storefrontStyle({ borderBlockStart: hairline });

export const line = storefrontStyle({ display: 'grid', paddingBlock: space[16], borderBlockEnd: hairline });

export const product = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[16],
});

export const picture = storefrontStyle({
  width: order,
  aspectRatio: '1',
  backgroundColor: color.tile,
  filter: `brightness(${photo.brightness})`,
});

export const words = storefrontStyle({ display: 'grid' });

/** What is asked about a chosen product alone. */
export const details = storefrontStyle({ display: 'grid', gap: space[20], paddingBlockStart: space[20] });
globalStyleIn(storefrontLayer, `${line}:not(:has(${product} :checked)) > ${details}`, { display: 'none' });

export const kept = storefrontStyle({ margin: 0, padding: 0, border: 0 });
export const keptLegend = storefrontStyle({ ...typography('ui'), padding: 0, fontWeight: 600 });

export const actions = storefrontStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[24] });

export const orders = storefrontStyle({
  display: 'grid',
  gap: space[16],
});
