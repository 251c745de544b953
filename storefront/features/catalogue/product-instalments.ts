/** A separate entry: importing it includes its styles. */
export {
  Instalments,
  hasLender,
  productInstalmentFacts,
  productInstalments,
  type InstalmentFacts,
  type InstalmentsData,
} from './server/instalments/index.ts';
