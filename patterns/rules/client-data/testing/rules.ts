import { fromIsoDate } from '../../../../components/dates/index.ts';
import type { ClientDataContext } from '../check.ts';

/** The defaults of the shop (spec 9). */
export const limits: ClientDataContext['limits'] = {
  loginMinimum: 3,
  loginMaximum: 40,
  passwordMinimum: 6,
  passwordMaximum: 30,
  registrationPasswordMaximum: 15,
  phoneMinimum: 9,
};

export { numberRules as numbers } from '../number-rules.ts';

export const today = fromIsoDate('2026-11-22');
