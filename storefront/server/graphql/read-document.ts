/** A document as it was sent, with what belongs to it. */
export interface SentDocument {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a body whatever its content type says: the validator of existing clients sends JSON as text/plain, and one helper
 * sends the bare document (wire contract 1.1). What is not JSON with a `query` is taken as a document.
 */
export function readDocument(body: string): SentDocument {
  const sent = parseJson(body);
  if (!isRecord(sent) || typeof sent['query'] !== 'string') return { query: body };
  const { query, variables, operationName } = sent;
  return {
    query,
    ...(isRecord(variables) && { variables }),
    ...(typeof operationName === 'string' && { operationName }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
