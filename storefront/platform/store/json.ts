import type { Flag, Json } from './schema/columns.ts';

/*
 * JSON columns are text on both engines. They are written and read by the same type; only the store
 * writes these columns.
 */

/** The JSON text of a value; null is not allowed. */
export const toJson = (value: unknown): Json => JSON.stringify(value ?? null);

/** The value of such a column. Its type is up to the caller: only the store writes these columns. */
export const fromJson = <T>(text: Json): T => JSON.parse(text) as T;

/** A boolean on both engines. */
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
