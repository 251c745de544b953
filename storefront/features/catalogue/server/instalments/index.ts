export { basketInstalments, hasLender, productInstalmentFacts, productInstalments } from './instalments-data.ts';
export type { InstalmentFacts, InstalmentsData } from '../../browser/instalments/instalments-line.ts';
export { Instalments } from '../../browser/instalments/instalments.tsx';
