/** A separate entry: importing it includes its styles. */
export { default as instalmentsIsland } from './browser/instalments/islands/instalments-line.tsx';
export {
  hasLender,
  productInstalmentFacts,
  productInstalments,
  type InstalmentFacts,
  type InstalmentsData,
} from './server/instalments/index.ts';
