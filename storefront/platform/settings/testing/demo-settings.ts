import { loadCatalogue } from '../../../demo/load.ts';
import { settingsWith } from '../index.ts';

/** The settings of the demo shop, as seeded. */
export const demoSettings = settingsWith(loadCatalogue().shop);
