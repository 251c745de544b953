import { jpegSize, type PixelSize } from './jpeg-size.ts';

/** Enough for a camera file's header, with preview and profiles. */
const HEADER = 256 * 1024;

/** Width and height of a chosen picture; null if the browser cannot decode it. */
export async function pixelsOf(file: File): Promise<PixelSize | null> {
  const header = jpegSize(new Uint8Array(await file.slice(0, HEADER).arrayBuffer()));
  if (typeof createImageBitmap !== 'function') return header;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return header;
  }
}
