/** A BLIK code: six digits (requirement V-19), typed with or without spaces and hyphens, as bank apps show it. */
export const isBlikCode = (typed: string): boolean =>
  /^[\d\s-]*$/.test(typed) && typed.replaceAll(/\D/g, '').length === 6;
