/** As in `aria-sort`: from the least to the greatest, or the other way round. */
export type SortDirection = 'ascending' | 'descending';

/** By which column the rows are sorted, and how. */
export interface TableSort {
  /** The `id` of the column. */
  readonly column: string;
  readonly direction: SortDirection;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** The order requested by a press on a column header: first the column's own direction, then alternating. */
export const sortAfterPress = (now: TableSort | null, column: string, first: SortDirection): TableSort => ({
  column,
  direction: now?.column === column ? opposite[now.direction] : first,
});
