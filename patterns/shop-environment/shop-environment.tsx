import { createContext, use, type ReactNode } from 'react';

export type PriceType = 'gross' | 'net';

/** What islands and pages know of the shop besides their props. It is the same on the server and in the browser. */
export interface ShopEnvironment {
  /** The instant of the request in epoch milliseconds; rendering by the browser's clock would not match the server's. */
  readonly now: number;
  /** IANA name of the zone in which the shop tells times, whatever the visitor's device is set to. */
  readonly timeZone: string;
  readonly priceType: PriceType;
}

const Environment = createContext<ShopEnvironment | null>(null);

export function ShopEnvironmentProvider({ value, children }: { value: ShopEnvironment; children: ReactNode }) {
  return <Environment value={value}>{children}</Environment>;
}

/** Throws outside a page or an island: a guessed clock would be a silent mistake. */
export function useShopEnvironment(): ShopEnvironment {
  const environment = use(Environment);
  if (!environment)
    throw new Error(
      'useShopEnvironment: no ShopEnvironmentProvider above. Pages and islands have one; stories and tests give their own.',
    );
  return environment;
}
