/** As `aria-sort` says it: from the least to the greatest, or the other way round. */
export type SortDirection = 'ascending' | 'descending';

/** By which column the rows are sorted, and how. */
export interface TableSort {
  /** The `id` of the column. */
  readonly column: string;
  readonly direction: SortDirection;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** What a press on the header of a column asks for: first the direction that suits it, and then the other in turn. */
export const sortAfterPress = (now: TableSort | null, column: string, first: SortDirection): TableSort => ({
  column,
  direction: now?.column === column ? opposite[now.direction] : first,
});
