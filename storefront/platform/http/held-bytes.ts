/** How many bytes of bodies a server holds at once. */
export interface HeldBounds {
  readonly perAddress: number;
  readonly inAll: number;
}

/**
 * Counts the bytes of the bodies being received or answered.
 *
 * @returns `hold` reserves room for one body: null where there is none, else a function that releases it
 */
export function heldBytes({ perAddress, inAll }: HeldBounds) {
  const byAddress = new Map<string, number>();
  let all = 0;

  return function hold(address: string, bytes: number): (() => void) | null {
    const own = byAddress.get(address) ?? 0;
    if (own + bytes > perAddress || all + bytes > inAll) return null;
    byAddress.set(address, own + bytes);
    all += bytes;
    return () => {
      all -= bytes;
      const left = byAddress.get(address)! - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    };
  };
}
