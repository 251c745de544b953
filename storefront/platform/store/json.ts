import type { Flag, Json } from './schema/columns.ts';

/*
 * JSON columns are text on both engines. What is written here is read back by the same type; nothing but the store
 * writes these columns.
 */

/** What a JSON column holds of a value; nothing is null there. */
export const toJson = (value: unknown): Json => JSON.stringify(value ?? null);

/** What such a column holds. Its type is the caller's word: nothing but the store writes these columns. */
export const fromJson = <T>(text: Json): T => JSON.parse(text) as T;

/** How both engines hold a boolean. */
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
