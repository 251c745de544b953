import type { PageContext } from '../../../../shared/define-page.ts';
import type { OrderReturn } from '../../../../store/index.ts';

/** The return of an address: by its number and the order's key, or as its signed-in client; null for everyone else. */
export async function findReturn(
  { store, client }: Pick<PageContext, 'store' | 'client'>,
  parameters: URLSearchParams,
): Promise<{ found: OrderReturn; isOwn: boolean } | null> {
  const number = parameters.get('return') ?? '';
  const key = parameters.get('key');
  if (!/^\d{8}\/\d{1,9}-\d{1,4}$/.test(number)) return null;
  if (key !== null) {
    const found = /^[\w-]{20,100}$/.test(key) ? await store.returns.withKey(number, key) : null;
    return found && { found, isOwn: false };
  }
  const who = await client();
  const found = who && (await store.returns.ofClient(who.id, number));
  return found && { found, isOwn: true };
}

/** The fields that open it again. */
export const accessToReturn = ({ found, isOwn }: { found: OrderReturn; isOwn: boolean }) => ({
  return: found.number,
  ...(!isOwn && { key: found.accessKey }),
});
