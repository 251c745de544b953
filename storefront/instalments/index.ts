export { basketInstalments, hasLender, productInstalments, type InstalmentsData } from './instalments-data.ts';
export { Instalments } from './instalments.tsx';
