import { expect } from 'vitest';
import type { RunningShop } from '../../../testing/running-shop.ts';

/** The values of a call's answer; each test knows their types. */
// oxlint-disable-next-line no-explicit-any
export type Answered = any;

/** Requests like old clients, and reads the text as JSON whatever its content type; no cache keeps the answer. */
export async function call(shop: RunningShop, path: string, init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(shop.url + path, init);
  const text = await response.text();
  expect([response.status, response.headers.get('cache-control'), text]).toEqual([200, 'private, no-store', text]);
  // Reading starts no session.
  expect(response.headers.getSetCookie()).toEqual([]);
  return JSON.parse(text) as unknown;
}

/** A form as jQuery sends it. */
export const form = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
});

/** The content of an answer, whatever its status. */
export const answerOf = (response: Response): Promise<Answered> => response.json();
