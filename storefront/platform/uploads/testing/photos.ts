import sharp from 'sharp';

/** A photo of one size and colour, with optional EXIF. */
export const jpeg = (
  width: number,
  height: number,
  exif?: Record<string, string>,
): Promise<Buffer<ArrayBufferLike>> => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a23b22' } });
  return (exif ? picture.withExif({ IFD0: exif }) : picture).jpeg().toBuffer();
};

/** A JPEG of a few bytes whose head claims the largest JPEG size. */
export async function bomb(): Promise<Uint8Array> {
  const bytes = new Uint8Array(await jpeg(16, 16));
  const frame = bytes.findIndex((byte, at) => byte === 0xff && (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2));
  bytes.set([0xff, 0xdc, 0xff, 0xdc], frame + 5);
  return bytes;
}

/** Bytes as a browser sends them. */
export const fileOf = (bytes: Uint8Array | string, name: string, type = 'image/jpeg'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
