export {
  ShopEnvironmentProvider,
  useShopEnvironment,
  type PriceType,
  type ShopEnvironment,
} from './shop-environment.tsx';
