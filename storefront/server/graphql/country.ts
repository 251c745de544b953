/** Where the shop sends, by the platform's number of the region. Its addresses, rules and texts are Polish ones. */
export const poland = { id: 1143020003, iso: 'PL', name: 'Polska' } as const;
