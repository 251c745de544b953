/** A text and the caret in it, counted in UTF-16 units as the browser counts. */
export interface Written {
  readonly text: string;
  readonly caret: number;
}

export interface Fitted extends Written {
  /** How many characters were cut. */
  readonly cut: number;
}

/**
 * How long a text is: in characters (code points), as the server counts, so that an emoji is one and not two. A line
 * break is one, whatever the form makes of it on its way.
 */
export const lengthOf = (text: string): number => [...text].length;

/**
 * What fits of a text that was just typed or pasted up to the caret: the characters that do not fit
 * are removed before the caret, so that earlier text stays. Spec 5: a comment is cut at 255 characters.
 */
export function fitted({ text, caret }: Written, maxLength: number): Fitted {
  const excess = lengthOf(text) - maxLength;
  if (excess <= 0) return { text, caret, cut: 0 };
  const before = Array.from(text.slice(0, caret));
  // If less stands before the caret than must go (a text set by a script), the end is cut instead.
  if (before.length < excess) {
    const whole = [...text].slice(0, maxLength).join('');
    return { text: whole, caret: whole.length, cut: excess };
  }
  const kept = before.slice(0, -excess).join('');
  return { text: kept + text.slice(caret), caret: kept.length, cut: excess };
}
