import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);

export const breadcrumbs = storefrontStyle({ paddingBlockStart: vars.space[20] });

/** A readable line length. */
export const article = storefrontStyle({ maxWidth: component.reading.width });

export const head = storefrontStyle({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[24]} ${vars.space[40]}`,
});

/** The sections' anchors stop below the edge of the window. */
export const section = storefrontStyle({
  display: 'grid',
  gap: vars.space[8],
  scrollMarginBlockStart: vars.space[24],
  selectors: { '& + &': { marginBlockStart: vars.space[40] } },
});
