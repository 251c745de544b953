import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);

/** A readable line length. */
export const page = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[48],
  maxWidth: component.reading.width,
  paddingBlockStart: vars.space[24],
});

export const part = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
});

export const form = storefrontStyle({ display: 'grid', gap: vars.space[24], paddingBlockStart: vars.space[8] });

export const actions = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
