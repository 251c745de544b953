export * from './client/index.ts';
export type { AppShop } from './app-shop.ts';
export { basketChanged, notifyBasketChanged, type BasketChangeAnswer } from './basket-change.ts';
export type { ProductData, WirePrice, WireSize, WireSizeInShop } from './product-data.ts';
