import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { TextsContext } from '../../../components/texts/texts.ts';
import { errorText } from '../../../patterns/rules/error-catalogue.ts';

/** Why a document was not answered, by common names of GraphQL servers. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'FORBIDDEN'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'QUERY_LIMIT_EXCEEDED'
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS';

/** As it is sent: clients read the code at either place (wire contract 1.2). */
export interface WireError extends GraphQLFormattedError {
  readonly code: string;
}

/** A refusal with a code that GraphQL clients know. */
export const callError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Refusals with codes that clients know: a wholesale basket, goods that are gone, a missing number. */
export type ShopErrorCode = '32' | '100' | '109' | '110' | '115' | '123' | 'not_offered';

/** A refusal of the shop's own, with a text of the error catalogue (wire contract 1.2). */
export const shopError = (code: ShopErrorCode, texts: TextsContext): GraphQLError =>
  new GraphQLError(errorText(`error.call.${code}`, texts), { extensions: { code } });

/** What a client may know of an internal error. */
export const mask = 'The shop could not answer.';

/** The error behind an internal failure while answering; null for a client's mistake, which has its code. */
export const faultOf = (error: GraphQLError): Error | null =>
  error.path && error.extensions['code'] === undefined ? (error.originalError ?? error) : null;

/** `fallback` is the code of errors of the library, which has none. */
export function wireError(error: GraphQLError, fallback: ErrorCode): WireError {
  const isFault = faultOf(error) !== null;
  const { code: own = fallback } = error.extensions;
  const code = isFault ? 'INTERNAL_SERVER_ERROR' : String(own);
  const { message, locations, path } = error.toJSON();
  return {
    message: isFault ? mask : message,
    code,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code },
  };
}
