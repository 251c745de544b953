export { cardPrice, productCardData, productCardsData, type PricedCard, type Wording } from './product-card-data.ts';
