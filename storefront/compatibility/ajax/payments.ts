import { ibanErrno } from '../../../patterns/rules/iban.ts';
import { ajaxCall } from './calling/ajax-call.ts';
import { json } from './calling/formats.ts';
import { Refusal } from './calling/refusal.ts';

/** Whether a bank account is valid (call 4; wire contract 2.5). */
export const paymentsCall = ajaxCall({
  name: 'payments',
  path: '/ajax/payments.php',
  format: json,
  async answer({ parameters }) {
    if (parameters.get('action') !== 'verify_iban') throw new Refusal('The action is verify_iban.');
    return { errno: ibanErrno(parameters.get('bankAccount') ?? '') };
  },
});
