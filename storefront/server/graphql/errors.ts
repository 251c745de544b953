import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isUnavailable } from '../store/index.ts';

/** Why a document was not answered. Names are those that GraphQL servers commonly use. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'FORBIDDEN'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'QUERY_LIMIT_EXCEEDED'
  | 'SERVICE_UNAVAILABLE';

/** As it goes out: clients read the code at either place (wire contract 1.2). */
export interface WireError extends GraphQLFormattedError {
  readonly code: string;
}

export const callError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** What a client may know of what went wrong inside: nothing but whether trying again makes sense. */
const masks = {
  INTERNAL_SERVER_ERROR: 'The shop could not answer.',
  SERVICE_UNAVAILABLE: 'The shop is unavailable at the moment.',
} as const;

/** The error behind a failure of ours; null for what the client itself can mend. */
export const faultOf = (error: GraphQLError): Error | null =>
  error.originalError && !(error.originalError instanceof GraphQLError) ? error.originalError : null;

/** `fallback` is the code of errors of the library, which has none. */
export function wireError(error: GraphQLError, fallback: ErrorCode): WireError {
  const fault = faultOf(error);
  const mask = fault && (isUnavailable(fault) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
  const { code: own = fallback } = error.extensions;
  const code = mask ?? String(own);
  const { message, locations, path } = error.toJSON();
  return {
    message: mask ? masks[mask] : message,
    code,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code },
  };
}
