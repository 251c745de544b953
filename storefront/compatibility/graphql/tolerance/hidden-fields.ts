import { extendSchema, isObjectType, parse, type GraphQLSchema } from 'graphql';
import type { CallContext } from '../context.ts';
import { shopError } from '../errors.ts';
import { wireMessage } from '../mutations/result.ts';

/** Answers null: an unknown field is rewritten to it, under the name that the client gave it. */
export const unknownField = '_unknown';
/** An unknown mutation whose result the client reads: `status: error` with a code. */
export const refusedMutation = '_refused';
/** An unknown mutation whose result the client does not read: null, and an entry in `errors`. */
export const failedMutation = '_failed';
/** The result of an unknown mutation. */
export const refusedType = 'RefusedMutation';

/**
 * The schema with the fields to which unknown ones are rewritten. They are in no `.graphql` file: neither the published
 * contract nor the types of the resolvers have them.
 */
export function withHiddenFields(schema: GraphQLSchema): GraphQLSchema {
  const mutation = schema.getMutationType();
  const objects = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  );
  const names = [...objects.map(({ name }) => name), ...(mutation ? [refusedType, `${refusedType}Error`] : [])];
  const refusal = mutation
    ? `type ${refusedType} { status: String isError: Boolean error: ${refusedType}Error }
       type ${refusedType}Error { code: String message: String }
       extend type ${mutation.name} { ${refusedMutation}: ${refusedType} ${failedMutation}: String }`
    : '';
  return extendSchema(
    schema,
    parse(refusal + names.map((name) => `extend type ${name} { ${unknownField}: String }`).join('\n')),
  );
}

/** What answers the hidden fields of the root; all others are null, because no answer has them. */
export const hiddenResolvers = {
  [refusedMutation]: (_: object, { texts }: Pick<CallContext, 'texts'>) => ({
    status: 'error',
    isError: true,
    error: wireMessage('error.call.not_offered', texts),
  }),
  [failedMutation]: (_: object, { texts }: Pick<CallContext, 'texts'>) => {
    throw shopError('not_offered', texts);
  },
};
