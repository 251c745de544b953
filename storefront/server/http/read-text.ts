/** The body of a request; null where it is longer than `most` bytes: then the rest of it stays unread. */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text. */
export async function readText(request: Request, most: number): Promise<string | null> {
  const bytes = await readBytes(request, most);
  return bytes && textOf(bytes, request.headers.get('content-type'));
}

/** Bytes as the text that their content type says they are, UTF-8 where it says nothing; a byte order mark is no part of it. */
export function textOf(bytes: Uint8Array, contentType: string | null): string {
  const [, charset = 'utf-8'] = /;\s*charset="?([\w:.-]+)/i.exec(contentType ?? '') ?? [];
  return decoderOf(charset).decode(bytes);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // An encoding that nobody knows.
    return new TextDecoder();
  }
}
