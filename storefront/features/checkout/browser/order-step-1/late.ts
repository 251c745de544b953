import { lazy } from 'react';
import type { lateCode } from './late-code.ts';

export type LateCode = typeof lateCode;

let code: LateCode | null = null;
let loading: Promise<LateCode> | undefined;
let announceArrival: (code: LateCode) => void;
const arrival = new Promise<LateCode>((resolve) => {
  announceArrival = resolve;
});

/** The code, if it is there. */
export const lateCodeSoFar = (): LateCode | null => code;

/** The server has all code from the start, and writes the whole form. */
export function provideLateCode(provided: LateCode): void {
  code = provided;
}

/** Loads the code. After a failed load the next call tries again. */
export function loadLateCode(): Promise<LateCode> {
  loading ??= import('./late-code.ts').then(
    (module) => {
      code = module.lateCode;
      announceArrival(code);
      return code;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Until the code is there, React leaves the server's HTML of these parts alone: plain fields of the form. */
export const waitingParts = {
  ShipTo: lazy(async () => ({ default: (await arrival).ShipTo })),
  Choices: lazy(async () => ({ default: (await arrival).Choices })),
};
