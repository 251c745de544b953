export { OrderSummary, type OrderSummaryProps, type SummaryFigures, type SummaryRow } from './order-summary.tsx';
