/** A separate entry: importing it includes its styles. */
export { paymentsData, type PaymentsData } from './server/payments-block/payments-data.ts';
export { PaymentsBlock } from './server/payments-block/payments-block.tsx';
