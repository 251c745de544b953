import type { PageCheck } from '../finding.ts';

/** 1.4.11 for the edges of inputs, 1.4.3 for placeholders: rule engines check neither. */
export const edges: PageCheck = (page) =>
  page.evaluate(() => {
    type Channels = [red: number, green: number, blue: number, alpha: number];
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    /** A colour blended over another one. */
    const paint = (colour: string, under?: string): Channels => {
      brush.clearRect(0, 0, 1, 1);
      for (const each of under === undefined ? [colour] : [under, colour]) {
        brush.fillStyle = each;
        brush.fillRect(0, 0, 1, 1);
      }
      return [...brush.getImageData(0, 0, 1, 1).data] as Channels;
    };
    const luminance = ([red, green, blue]: Channels) => {
      const linear = (channel: number) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const contrast = (one: Channels, other: Channels) => {
      const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
      return (high + 0.05) / (low + 0.05);
    };
    const surfaceOf = (element: Element | null) => {
      for (let each = element; each; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        if (paint(backgroundColor)[3] > 0) return backgroundColor;
      }
      return 'white';
    };
    /** The element that draws the box of an input: itself, or the nearest ancestor with a border. */
    const boxOf = (input: Element) => {
      let box = input;
      for (let step = 0; step < 3; step += 1) {
        if (Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0) return box;
        if (box.parentElement) box = box.parentElement;
      }
      return input;
    };
    return [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file]), textarea, select',
      ),
    ].flatMap((input) => {
      if (!window.pageChecks.isShown(input) || input.matches(':disabled')) return [];
      const target = window.pageChecks.describe(input);
      const box = boxOf(input);
      const around = surfaceOf(box.parentElement);
      const { borderTopWidth, borderTopColor } = getComputedStyle(box);
      const edge = Number.parseFloat(borderTopWidth) > 0 ? contrast(paint(borderTopColor, around), paint(around)) : 1;
      const fill = contrast(paint(surfaceOf(box)), paint(around));
      const found = [];
      if (Math.max(edge, fill) < 3)
        found.push({ check: 'edge (1.4.11)', target, detail: `its edge has ${edge.toFixed(2)}:1` });
      if (input.placeholder) {
        const surface = surfaceOf(input);
        const ratio = contrast(paint(getComputedStyle(input, '::placeholder').color, surface), paint(surface));
        if (ratio < 4.5)
          found.push({ check: 'placeholder (1.4.3)', target, detail: `its placeholder has ${ratio.toFixed(2)}:1` });
      }
      return found;
    });
  });
