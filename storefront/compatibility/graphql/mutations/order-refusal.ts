import { GraphQLError } from 'graphql';
import type { WireMessage } from './result.ts';
import { wireMessage } from './result.ts';
import type { ErrorKey } from '../../../../patterns/rules/error-catalogue.ts';
import type { TextsContext } from '../../../../components/texts/texts.ts';

/** A rejected order: clients read `errors[0]`, not a status (wire contract 1.2). */
export const orderRefusal = ({ code, message }: WireMessage): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** The same by a key of the error catalogue. */
export const orderRefusalOf = (key: ErrorKey, texts: TextsContext): GraphQLError =>
  orderRefusal(wireMessage(key, texts));
