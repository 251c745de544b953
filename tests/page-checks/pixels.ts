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

/** The colours of a screenshot, row by row. */
export function coloursOf(screenshot: Buffer): ReadonlyArray<Colour> {
  const { data } = PNG.sync.read(screenshot);
  return Array.from({ length: data.length / 4 }, (_, pixel): Colour => {
    const start = pixel * 4;
    return [data[start]!, data[start + 1]!, data[start + 2]!];
  });
}
