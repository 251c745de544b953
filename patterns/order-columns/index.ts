export { OrderColumns, type OrderColumnsProps } from './order-columns.tsx';
