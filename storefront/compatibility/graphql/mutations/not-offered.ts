import type { CallContext } from '../context.ts';
import { refused } from './result.ts';

/** A change that the shop does not offer (wire contract 1.9). */
export const notOffered = (_: object, { texts }: CallContext) => refused('error.call.not_offered', texts);
