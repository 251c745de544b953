/** One drawing of the icon set. Plain data, so that a server can hand it to an island. */
export interface IconShape {
  /** Path data on a grid of 24 by 24. */
  readonly path: string;
  /** A shape that is filled with the ink of the text: a full star beside an empty one. */
  readonly isFilled?: boolean;
}
