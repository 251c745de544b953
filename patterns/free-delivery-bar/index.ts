export { FreeDeliveryBar, type FreeDeliveryBarProps } from './free-delivery-bar.tsx';
