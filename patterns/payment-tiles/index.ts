export { PaymentTiles, type PaymentTile, type PaymentTilesProps } from './payment-tiles.tsx';
