/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export type { ChangePaymentOutcome } from './store/change-payment.ts';
export type { BoughtLine, BoughtSize, ClientOrder, OrderChoice, OrderDelivery } from './store/client-orders.ts';
export { isBuyer } from './store/is-buyer.ts';
export { isMovableState, movableStates, moveOrderOf, type MovableState, type MoveOutcome } from './store/move-order.ts';
export type * from './store/order-types.ts';
export { readParts } from './store/order-parts.ts';
export { newIdempotencyKey, ordersOf } from './store/orders.ts';
export { deliveryCostOf, type DeliveryCostOutcome } from './store/set-delivery-cost.ts';
export { restock, type Delivered, type RestockOutcome } from './store/restock.ts';
export {
  cancelledOrders,
  unpaidOrdersOf,
  type CancelOutcome,
  type PaidOutcome,
  type UnpaidOrder,
} from './store/unpaid-orders.ts';
