export type { ColumnCount } from './grid.css.ts';
export { Grid, type GridProps } from './grid.tsx';
