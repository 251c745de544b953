/*
 * JSON columns are text on both engines. What is written here is read back by the same type; nothing but the store
 * writes these columns.
 */

export const toJson = (value: unknown): string => JSON.stringify(value ?? null);

export const fromJson = <T>(text: string): T => JSON.parse(text) as T;

export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
