export { sortAfterPress, type SortDirection, type TableSort } from './table-sort.ts';
export { Table, type TableColumn, type TableProps } from './table.tsx';
