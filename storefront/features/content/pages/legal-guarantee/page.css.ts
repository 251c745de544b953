import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);

/** A readable line length. */
export const page = storefrontStyle({ maxWidth: component.reading.width });

export const head = storefrontStyle({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[24] });

export const how = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  paddingBlockStart: vars.space[40],
});
