/**
 * Reads a body of any content type: the validator of existing clients sends JSON as text/plain, and one helper
 * sends the bare document (wire contract 1.1). Anything but JSON with a `query` is a document. All values are in
 * the document itself: clients send neither variables nor the name of an operation.
 */
export function readDocument(body: string): string {
  const sent = parseJson(body);
  const query = typeof sent === 'object' && sent !== null && 'query' in sent ? sent.query : null;
  return typeof query === 'string' ? query : body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
