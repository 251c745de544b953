import { jpegSize, type PixelSize } from './jpeg-size.ts';

/** Enough for the header of what cameras write, with its preview and its profiles. */
const HEADER = 256 * 1024;

/** Width and height of a chosen picture; null where the browser cannot read it as one. */
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
