export { DeliveryTiles, type DeliveryTile, type DeliveryTilesProps } from './delivery-tiles.tsx';
