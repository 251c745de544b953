/** A separate entry: importing it includes its styles. */
export { CompareBar } from './server/saving/compare-bar.tsx';
export { CompareToggle, type CompareToggleProps } from './server/saving/compare-toggle.tsx';
export { ListHeart, type KeptProduct, type ListHeartProps } from './server/saving/list-heart.tsx';
export { SavingGrid, type SavingGridProps } from './server/saving/saving-grid.tsx';
export { nothingSaved } from './server/saving/saved-goods.ts';
export { SavedGoodsProvider } from './server/saving/saved-goods-context.ts';
