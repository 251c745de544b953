export {
  cardPrice,
  productCardData,
  productCardsData,
  type PricedCard,
  type SavableCard,
  type Wording,
} from './product-card-data.ts';
