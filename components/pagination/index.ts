export { pageRange, type PageSlot } from './page-range.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
