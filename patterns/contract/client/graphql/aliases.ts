const legal = /^[_a-z][_0-9a-z]*$/i;

/**
 * Names for the questions of one document: the ids of the fields themselves, as clients of the platform send them (wire contract
 * 1.1), and numbers as soon as one of the ids is none that GraphQL could read.
 */
export const aliasesOf = (ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.every((id) => legal.test(id)) ? ids : ids.map((_, index) => `field_${index}`);
