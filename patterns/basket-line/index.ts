export { BasketLine, type BasketLineProps } from './basket-line.tsx';
export { OrderLine, type OrderLineProps } from './order-line.tsx';
