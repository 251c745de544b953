/** The signals of the consent mode (version 2), by the purpose that grants them. */
const signals = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const;

type Signal = (typeof signals)[keyof typeof signals][number];

/** Every signal, granted only by a purpose that was agreed to. */
export const consentSignals = (agreed: ReadonlyArray<string>): Readonly<Record<Signal, 'granted' | 'denied'>> =>
  Object.fromEntries(
    Object.entries(signals).flatMap(([purpose, names]) =>
      names.map((name) => [name, agreed.includes(purpose) ? 'granted' : 'denied']),
    ),
  ) as Record<Signal, 'granted' | 'denied'>;
