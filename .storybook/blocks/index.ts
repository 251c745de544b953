export { Evidence, type EvidenceProps } from './evidence.tsx';
export { Size, type SizeProps } from './size.tsx';
export { SizeTable } from './size-table.tsx';
