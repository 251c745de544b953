export { DeliveryTiles, type DeliveryPlace, type DeliveryTile, type DeliveryTilesProps } from './delivery-tiles.tsx';
