/** The relative luminance of `#RRGGBB`. Source: WCAG 2.2, definition of relative luminance. */
const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two opaque colours, 1 to 21. Throws on anything but `#RRGGBB`: a see-through colour proves nothing. */
export const contrast = (one: string, other: string): number => {
  for (const color of [one, other]) {
    if (!/^#[\da-f]{6}$/i.test(color)) throw new Error(`"${color}" is not opaque #RRGGBB, so its contrast is unknown.`);
  }
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
