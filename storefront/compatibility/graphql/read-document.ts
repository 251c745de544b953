import type { Variables } from './tolerance/literal-of.ts';

/** What a client sent. */
export interface SentDocument {
  readonly text: string;
  /** Undefined from existing clients, which write every value into the document (wire contract 1.1). */
  readonly variables?: Variables;
}

/**
 * Reads a body of any content type: the validator of existing clients sends JSON as text/plain, and one helper
 * sends the bare document (wire contract 1.1). Anything but JSON with a `query` is a document. A document has one
 * operation, so its name is not read.
 */
export function readDocument(body: string): SentDocument {
  const sent = parseJson(body);
  if (!isRecord(sent) || typeof sent['query'] !== 'string') return { text: body };
  const { query: text, variables } = sent;
  return { text, ...(isRecord(variables) && Object.keys(variables).length > 0 && { variables }) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
