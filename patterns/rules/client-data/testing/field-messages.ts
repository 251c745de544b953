import { fromIsoDate } from '../../../../components/dates/index.ts';
import { clientDataProblem, usuallyRequired, type ClientDataField } from '../check.ts';
import { messagesOf } from '../problem.ts';
import { limits, numbers } from './rules.ts';

/** A browser's messages for one field of a client, as one line: for comparison with `validateClientData`. */
export function fieldMessages(field: ClientDataField, value: string, country: string, day: string): string {
  const today = fromIsoDate(day);
  return JSON.stringify(
    messagesOf(
      clientDataProblem(field, value, {
        country,
        party: 'client',
        required: usuallyRequired,
        passwordForm: 'account',
        limits,
        numbers,
        today,
      }),
    ),
  );
}
