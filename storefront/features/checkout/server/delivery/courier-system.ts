import { normaliseZipcode } from '../../../../../patterns/rules/validation.ts';
import type { Courier } from '../../../../store/index.ts';

/** How long a courier's system may take, in milliseconds: a shopper waits for it. */
const patience = 4000;

/** Postcodes by which the simulator answers otherwise: for demonstrations and tests (docs/errors/delivery.md). */
const simulated: Readonly<Record<string, 'fails' | 'refuses'>> = { '00-500': 'fails', '00-999': 'refuses' };

/**
 * Asks the courier's own system whether it comes to a postcode. `GET <system>?postcode=31-145` answers
 * `{"available": true}`; anything else, and silence, is an error of the system.
 *
 * @returns the message of X-12 that the shopper gets; null where the courier comes
 */
export async function systemRefusal(
  { system }: Pick<Courier, 'system'>,
  zipcode: string,
): Promise<'expressUnavailable' | 'courierService' | null> {
  if (system === undefined) return null;
  const postcode = normaliseZipcode(zipcode);
  try {
    const isAvailable = system === 'simulator' ? simulate(postcode) : await ask(system, postcode);
    return isAvailable ? null : 'expressUnavailable';
  } catch {
    return 'courierService';
  }
}

function simulate(postcode: string): boolean {
  if (simulated[postcode] === 'fails') throw new Error('The simulated system of the courier fails.');
  return simulated[postcode] !== 'refuses';
}

async function ask(system: string, postcode: string): Promise<boolean> {
  const address = new URL(system);
  address.searchParams.set('postcode', postcode);
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  const value: unknown = answer.ok ? await answer.json() : null;
  const available = typeof value === 'object' && value !== null && 'available' in value ? value.available : null;
  if (typeof available !== 'boolean') throw new Error(`The courier's system answered with ${answer.status}.`);
  return available;
}
