import { createContext, use, type ReactNode } from 'react';

export type PriceType = 'gross' | 'net';

/** The shop's data for islands and pages besides their props. It is the same on the server and in the browser. */
export interface ShopEnvironment {
  /** The instant of the request in epoch milliseconds; rendering by the browser's clock would not match the server's. */
  readonly now: number;
  /** IANA name of the shop's time zone, whatever the visitor's device is set to. */
  readonly timeZone: string;
  readonly priceType: PriceType;
}

const Environment = createContext<ShopEnvironment | null>(null);

interface ShopEnvironmentProviderProps {
  /** The same on the server and in the browser, or hydration finds other words than the server wrote. */
  value: ShopEnvironment;
  /** The page or the island. */
  children: ReactNode;
}

/** Provides clock, time zone and kind of prices to its children. */
export function ShopEnvironmentProvider({ value, children }: ShopEnvironmentProviderProps) {
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
