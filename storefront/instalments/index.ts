export { basketInstalments, hasLender, productInstalmentFacts, productInstalments } from './instalments-data.ts';
export type { InstalmentFacts, InstalmentsData } from './instalments-line.ts';
export { Instalments } from './instalments.tsx';
