import { Refusal } from '../calling/refusal.ts';

/** What a client asks, by key. */
export type PartsRequest = Readonly<Record<string, unknown>>;

/**
 * Reads `request=<JSON>` of a body. Clients do not percent-encode the JSON (wire contract 2.4), so a `&`, a `+` or a `%` in
 * it is meant as it stands; where that is no JSON, it was encoded as forms are. What follows the JSON is other fields.
 *
 * @throws Refusal where there is no JSON object
 */
export function readPartsRequest(text: string): PartsRequest {
  const [, sent] = /(?:^|&|\?)request=([^]*)$/.exec(text) ?? [];
  if (sent === undefined) throw new Refusal('The body is request=<JSON>.');
  for (const reading of [sent, decoded(sent)]) {
    const value = readJson(reading) ?? readJson(reading.slice(0, reading.lastIndexOf('}') + 1));
    if (value) return value;
  }
  throw new Refusal('The request is no JSON object.');
}

function readJson(text: string): PartsRequest | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PartsRequest) : null;
  } catch {
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** `params` of a key as the parameters of the call that it stands for; what is no plain value is no parameter. */
export function partParameters(part: unknown): URLSearchParams {
  const params = (part as { params?: unknown } | null)?.params;
  const parameters = new URLSearchParams();
  if (typeof params !== 'object' || params === null) return parameters;
  for (const [name, value] of Object.entries(params)) {
    if (['string', 'number', 'boolean'].includes(typeof value)) parameters.set(name, String(value));
    if (Array.isArray(value)) parameters.set(name, value.filter((one) => typeof one !== 'object').join(','));
  }
  return parameters;
}
