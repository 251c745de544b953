import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import listingMeasures from '../../../../../tokens/source/component/listing.json' with { type: 'json' };
import opinionMeasures from '../../../../../tokens/source/component/opinion.json' with { type: 'json' };

const component = measuresOf({ ...listingMeasures, ...opinionMeasures });

export const content = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
});

/** The numbers, and how they come about; on the columns of the opinions below. */
export const overview = storefrontStyle({
  display: 'grid',
  gap: `${vars.space[16]} ${component.opinion.gutter}`,
  alignItems: 'center',
  '@media': { [atLeast(4)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const numbers = storefrontStyle({ '@media': { [atLeast(4)]: { gridColumn: 'span 2' } } });

export const list = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[24],
});

export const controls = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  justifySelf: 'stretch',
  gap: `${vars.space[12]} ${vars.space[24]}`,
});

export const order = storefrontStyle({
  flexBasis: '100%',
  '@media': { [atLeast(2)]: { flexBasis: component.listing.sort } },
});

/** With a script a choice suffices; without one the button sends it. */
export const apply = storefrontStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });
