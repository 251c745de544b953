/** What a shop may ask consent for, beside the necessary cookies. */
export const consentPurposes = ['analytics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Whether an operator's list names purposes, each once. */
export const arePurposes = (list: ReadonlyArray<unknown>): boolean =>
  new Set(list).size === list.length && list.every((one) => consentPurposes.some((known) => known === one));
