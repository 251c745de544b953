/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

const START_OF_IMAGE = 0xffd8;
const START_OF_SCAN = 0xffda;
/** SOF0 to SOF15 hold the size; 0xC4, 0xC8 and 0xCC in between are other tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc;

/**
 * The size of a JPEG picture from its first bytes, in pixels as stored: a camera held upright still says "landscape".
 * Null if the bytes are no JPEG, or end too early; the first 256 kB are enough for cameras' files. Source: ITU-T T.81,
 * B.1 and B.2.2.
 */
export function jpegSize(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return null;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint16(at);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    if (marker < 0xff01 || marker === START_OF_SCAN) return null;
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return width > 0 && height > 0 ? { width, height } : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
