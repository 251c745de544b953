/**
 * Compares unused items with the list of allowed ones.
 * @param {ReadonlyArray<string>} listed
 * @param {ReadonlyArray<string>} found
 * @param {string} kind such as "setting"
 * @param {string} fault the fault of an unused one
 * @returns {string[]} sentences: new unused ones, and entries of the list that are used or gone
 */
export const differences = (listed, found, kind, fault) => [
  ...found.filter((name) => !listed.includes(name)).map((name) => `${kind} ${name} ${fault}: use it or remove it`),
  ...listed
    .filter((name) => !found.includes(name))
    .map((name) => `${kind} ${name} is used or gone: take it off the list`),
];
