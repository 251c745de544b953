export { addToBasket, type AddRequest, type AddResult, type UnavailableReason } from './add-to-basket.ts';
