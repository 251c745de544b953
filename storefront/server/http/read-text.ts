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
export const readText = async (request: Request, most: number): Promise<string | null> =>
  (await readBytes(request, most))?.toString('utf8') ?? null;
