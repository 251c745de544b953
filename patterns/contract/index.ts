export * from './client/index.ts';
export type { AppShop } from './app-shop.ts';
export { basketChanged, type BasketChangeAnswer } from './basket-change.ts';
export { notifyBasketChanged } from './notify-basket-changed.ts';
export type { ProductData, WirePrice, WireSize, WireSizeInShop } from './product-data.ts';
