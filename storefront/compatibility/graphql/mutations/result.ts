import type { TextsContext, Values } from '../../../../components/texts/texts.ts';
import { errorText, type ErrorKey } from '../../../../patterns/rules/error-catalogue.ts';

/** A code that clients know, and its sentence for clients without a text (wire contract 1.2). */
export interface WireMessage {
  readonly code: string;
  readonly message: string;
}

/** The usual answer of a mutation (wire contract 1.2). */
export type Result =
  | { readonly status: 'success'; readonly error: null }
  | { readonly status: 'error'; readonly error: WireMessage };

export const succeeded: Result = { status: 'success', error: null };

/** A refusal by a key of the error catalogue: the code follows the key's last dot. */
export const refused = (key: ErrorKey, texts: TextsContext, values?: Values): Result => ({
  status: 'error',
  error: wireMessage(key, texts, values),
});

/** `message.account_badlogin` as `{ code: 'account_badlogin', message: … }` in the shop's words. */
export const wireMessage = (key: ErrorKey, texts: TextsContext, values?: Values): WireMessage => ({
  code: key.slice(key.lastIndexOf('.') + 1),
  message: errorText(key, texts, values),
});
