export { DeliveryDate, type DeliveryDateProps } from './delivery-date.tsx';
export { arrivalText, orderText, type DeliverySpeaker } from './delivery-words.ts';
export { deliveryDateTexts } from './texts.ts';
export { useDeliveryDate, type DeliveryDateBehaviour } from './use-delivery-date.ts';
