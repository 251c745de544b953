import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { InstalmentCalculator } from '../calculator.tsx';

export default defineIsland('instalments/calculator', InstalmentCalculator);
