import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import orderSummaryMeasures from '../../tokens/source/component/order-summary.json' with { type: 'json' };

const component = measuresOf(orderSummaryMeasures);

export const columns = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[40],
  alignItems: 'start',
  '@media': {
    [atLeast(3)]: {
      gridTemplateColumns: `minmax(0, 2fr) minmax(${component.orderSummary.minWidth}, 1fr)`,
      columnGap: vars.layout.columnGap,
    },
  },
});

export const main = patternStyle({ minWidth: 0 });

/** It stays visible beside a long column, as long as it fits into the window. */
export const side = patternStyle({
  minWidth: 0,
  '@media': {
    [atLeast(3)]: { position: 'sticky', insetBlockStart: `calc(var(--fixed-header, 0px) + ${vars.space[24]})` },
  },
});
