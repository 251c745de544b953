import { PNG } from 'pngjs';

export type Colour = readonly [red: number, green: number, blue: number];

/** Relative luminance of an sRGB colour (WCAG 2.2, definition). */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** How many pixels of two equally large screenshots differ by at least this contrast. */
export function changedPixels(one: Buffer, other: Buffer, ratio: number): number {
  const [before, after] = [PNG.sync.read(one).data, PNG.sync.read(other).data];
  const colourAt = (data: Buffer, at: number): Colour => [data[at]!, data[at + 1]!, data[at + 2]!];
  let changed = 0;
  // No object per pixel: nearly all are equal.
  for (let at = 0; at < before.length; at += 4)
    if (before.readUInt32LE(at) !== after.readUInt32LE(at))
      if (contrast(colourAt(before, at), colourAt(after, at)) >= ratio) changed += 1;
  return changed;
}

/** The colours of a screenshot's part, row by row; the box in its pixels. */
export function coloursIn(
  { data, width: rowOf }: PNG,
  { x, y, width, height }: Readonly<{ x: number; y: number; width: number; height: number }>,
): ReadonlyArray<Colour> {
  const colours: Colour[] = [];
  for (let row = Math.floor(y); row < Math.ceil(y + height); row += 1)
    for (let column = Math.floor(x); column < Math.ceil(x + width); column += 1) {
      const start = (row * rowOf + column) * 4;
      colours.push([data[start]!, data[start + 1]!, data[start + 2]!]);
    }
  return colours;
}
