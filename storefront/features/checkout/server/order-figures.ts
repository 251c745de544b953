import type { OrderView } from './order-view.ts';

/** An amount of an order under its lines, and what it is for. */
export interface OrderFigure {
  kind: 'products' | 'productsWithVat' | 'rebate' | 'delivery' | 'payment';
  /** Its code or method. */
  note: string | null;
  /** Formatted. */
  amount: string;
}

/** The parts of the total, in the order of addition: the same in the mail and in the document of the order. */
export const orderFigures = (order: OrderView): ReadonlyArray<OrderFigure> => [
  { kind: 'products', note: null, amount: order.productsTotal },
  ...(order.productsWithTax === null
    ? []
    : [{ kind: 'productsWithVat', note: null, amount: order.productsWithTax } as const]),
  ...(order.rebate ? [{ kind: 'rebate', note: order.rebate.code, amount: order.rebate.amount } as const] : []),
  { kind: 'delivery', note: order.delivery.name, amount: order.deliveryTotal },
  ...(order.paymentTotal === null
    ? []
    : [{ kind: 'payment', note: order.payment.name, amount: order.paymentTotal } as const]),
];
