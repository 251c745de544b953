/** The layers of the cascade, weakest first. */
export const layerNames = ['reset', 'tokens', 'components', 'patterns', 'storefront'] as const;
