import { buildSchema, GraphQLError, type GraphQLScalarType } from 'graphql';
import { paymentOf } from '../delivery/payment-of.ts';

/** The text of the schema's files, bundled into the server: the built shop reads none of them. */
const files = import.meta.glob<string>('./*.graphql', { query: '?raw', import: 'default', eager: true });

/** All calls of existing clients by name, argument and type, built once a process. `types.ts` is generated from the same files. */
export const schema = buildSchema(Object.values(files).join('\n'));

// The shop places no order for a payment of an unknown kind.
(schema.getType('PrepaidOrNot') as GraphQLScalarType).coerceInputValue = (sent) => {
  if (paymentOf(sent) === null) throw new GraphQLError('A payment is prepaid, dvp, true or false.');
  return sent;
};
