// Races orders against changes of their baskets, on either engine: no order may cost what another basket costs.
// Usage: npm run audit:races [-- --rounds 500]
import { parseArgs } from 'node:util';
import { auditByStoreTest } from '../store-audit.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } });

auditByStoreTest('storefront/tests/races/order-races.test.ts', { RACE_ROUNDS: options.rounds });
