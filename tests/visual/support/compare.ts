import sharp from 'sharp';

/** How many pixels may differ. A ratio would let a button grow by four pixels on a tall page. */
export const allowedMismatchedPixels = 20;
/** Allowed difference at a letter's edge, in one channel of 255. */
const tolerance = 16;

export interface Comparison {
  /** Infinity where the pictures differ in size. */
  readonly mismatchedPixels: number;
  readonly sizes: string;
}

const pixelsOf = async (picture: Buffer | string) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Counts differing pixels of two pictures. */
export async function compare(actual: Buffer | string, expected: Buffer | string): Promise<Comparison> {
  const [one, other] = await Promise.all([pixelsOf(actual), pixelsOf(expected)]);
  const sizes = [one, other].map(({ info }) => `${info.width} x ${info.height}`).join(', expected ');
  if (one.info.width !== other.info.width || one.info.height !== other.info.height)
    return { mismatchedPixels: Infinity, sizes };
  // Most are bit for bit the same, so the comparison of millions of pixels is not needed.
  if (one.data.equals(other.data)) return { mismatchedPixels: 0, sizes };
  const { channels } = one.info;
  let mismatchedPixels = 0;
  for (let at = 0; at < one.data.length; at += channels) {
    for (let channel = at; channel < at + channels; channel += 1)
      if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > tolerance) {
        mismatchedPixels += 1;
        break;
      }
  }
  return { mismatchedPixels, sizes };
}

/** The committed format: lossless WebP, a third smaller than PNG. */
export const packed = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer();
