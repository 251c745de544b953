/** A door of its own: who comes in by it gets styles, too. */
export {
  Instalments,
  hasLender,
  productInstalmentFacts,
  productInstalments,
  type InstalmentFacts,
  type InstalmentsData,
} from './server/instalments/index.ts';
