import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import measureMeasures from '../../tokens/source/component/measure.json' with { type: 'json' };

const component = measuresOf(measureMeasures);

export const grid = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const counts = [1, 2, 3, 4, 5, 6] as const;
export type ColumnCount = (typeof counts)[number];

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const columnsAt = (condition: string | undefined, debugId: string) =>
  componentVariants(
    Object.fromEntries(
      counts.map((count) => {
        const rule = { gridTemplateColumns: tracks(count) };
        return [count, condition === undefined ? rule : { '@media': { [condition]: rule } }];
      }),
    ) as Record<ColumnCount, object>,
    debugId,
  );

/** Equal columns, chosen for each viewport level. */
export const columns = {
  1: columnsAt(undefined, 'level1'),
  2: columnsAt(atLeast(2), 'level2'),
  3: columnsAt(atLeast(3), 'level3'),
  4: columnsAt(atLeast(4), 'level4'),
} as const;

const from3 = (gridTemplateColumns: string) => ({ '@media': { [atLeast(3)]: { gridTemplateColumns } } });

/** Unequal columns from level 3; below it the parts stand under each other. */
export const split = componentVariants({
  '7:5': from3('minmax(0, 7fr) minmax(0, 5fr)'),
  '8:4': from3(`minmax(0, 8fr) minmax(${component.measure.summary}, 4fr)`),
  '4:8': from3('minmax(0, 4fr) minmax(0, 8fr)'),
  '6:6': from3('minmax(0, 1fr) minmax(0, 1fr)'),
  filters: from3(`${component.measure.filters} minmax(0, 1fr)`),
  account: from3(`${component.measure.account} minmax(0, 1fr)`),
});

export const rowGap = componentVariants({
  columnGap: { gap: vars.layout.columnGap },
  products: { columnGap: vars.layout.columnGap, rowGap: vars.layout.rowGap },
  split: {
    columnGap: vars.layout.columnGap,
    rowGap: vars.space[40],
  },
});

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
