export { QuantityTiers, type QuantityTiersProps } from './quantity-tiers.tsx';
