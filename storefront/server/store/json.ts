import type { Flag, Json } from './schema/columns.ts';

/*
 * JSON columns are text on both engines. What is written here is read back by the same type; nothing but the store
 * writes these columns.
 */

export const toJson = (value: unknown): Json => JSON.stringify(value ?? null);

export const fromJson = <T>(text: Json): T => JSON.parse(text) as T;

export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
