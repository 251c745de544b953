import { pageMaker } from '../page/page.ts';
import type { addresses } from './addresses.ts';
import type { MemoryStore } from './memory-store.ts';

export interface TestingTypes {
  store: MemoryStore;
  settings: { pageLoadTimeout: number };
  client: { id: number };
}

export const definePage = pageMaker<(typeof addresses)['table'], TestingTypes>();
