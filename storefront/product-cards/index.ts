export { cardPrice, productCardData, productCardsData, type Wording } from './product-card-data.ts';
