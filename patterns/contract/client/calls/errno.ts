import { fieldRequest, type ServerQuestion } from '../../../../components/form/field-request.ts';
import { withQuery, type ShopConnection } from '../connection.ts';
import { nullable, number, object, text, type Decoded } from '../decode.ts';
import { askJson, type CallOptions } from '../send.ts';

const answer = object({ errno: number, message: nullable(text), errdesc: nullable(text) });

/** `errno` other than 0 is an error; some shops say in words what is wrong. */
export type ErrnoAnswer = Decoded<typeof answer>;

/** Call 4: verifies a bank account. */
export const verifyBankAccount = (
  shop: ShopConnection,
  bankAccount: string,
  options?: CallOptions,
): Promise<ErrnoAnswer> =>
  askJson(shop, withQuery('/ajax/payments.php', { action: 'verify_iban', bankAccount }), answer, options);

/** Call 15: validates a value at the address its field names. */
export function validateField(
  shop: ShopConnection,
  question: ServerQuestion,
  options?: CallOptions,
): Promise<ErrnoAnswer> {
  const [address, { headers, ...sent }] = fieldRequest(question);
  return askJson(shop, address, answer, { ...options, ...sent, headers });
}
