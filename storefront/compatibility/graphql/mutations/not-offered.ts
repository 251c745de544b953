import type { CallContext } from '../context.ts';
import { refused } from './result.ts';

/** A change that the shop does not offer (wire contract 1.9). */
export const notOffered = (_: object, { texts }: CallContext) => refused('error.call.not_offered', texts);

/** The same of a second factor of signing in, in all formats that its clients read. */
export const refusedMfa = (_: object, context: CallContext) => ({
  ...notOffered(_, context),
  qrCodeBase64: null,
  success: false,
  isPinValid: false,
});
