const legal = /^[_a-z][_0-9a-z]*$/i;

/**
 * Aliases of the calls in one document: the field ids themselves, as clients of the platform send them (wire contract
 * 1.1), or numbers if one of the ids is not a GraphQL name.
 */
export const aliasesOf = (ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.every((id) => legal.test(id)) ? ids : ids.map((_, index) => `field_${index}`);
