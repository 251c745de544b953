import { Refusal } from '../calling/refusal.ts';

/** The requested parts, by key. */
export type PartsRequest = Readonly<Record<string, unknown>>;

/**
 * Reads `request=<JSON>` of a body. Clients do not percent-encode the JSON (wire contract 2.4), so a `&`, a `+` or a `%` in
 * it is literal; if that is no JSON, it was form-encoded. Other fields may follow the JSON.
 *
 * @throws Refusal without a JSON object
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

/** `params` of a key as the parameters of its call; only plain values count. */
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
