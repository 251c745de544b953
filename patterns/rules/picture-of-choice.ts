/** What a picture shows of a product that has choices. */
export interface PictureSubject {
  /** The shown size. */
  readonly size?: string;
  /** The shown configuration: group id to option id. */
  readonly configuration?: Readonly<Record<string, string>>;
}

/** What is chosen. */
export interface PictureChoice {
  readonly size: string;
  /** Group id to option id, the groups in the order of the form. */
  readonly configuration: Readonly<Record<string, string>>;
}

/**
 * The place of the picture that shows most of a choice: no other size, and of the configuration rather the first groups,
 * which make most of the thing. Of equal pictures the first. Null where no picture shows anything of the choice.
 */
export function pictureOfChoice(pictures: ReadonlyArray<PictureSubject>, choice: PictureChoice): number | null {
  let best: { place: number; shown: number } | null = null;
  for (const [place, picture] of pictures.entries()) {
    const shown = shownOf(picture, choice);
    if (shown > (best?.shown ?? 0)) best = { place, shown };
  }
  return best && best.place;
}

function shownOf({ size, configuration = {} }: PictureSubject, choice: PictureChoice): number {
  if (size !== undefined && size !== choice.size) return 0;
  // Each group weighs more than all groups after it together.
  return Object.entries(choice.configuration).reduce(
    (shown, [group, option]) => 2 * shown + (configuration[group] === option ? 1 : 0),
    size === undefined ? 0 : 1,
  );
}

/** The groups in which a picture shows another option than the chosen one. */
export const shownOtherwise = (
  { configuration = {} }: PictureSubject,
  { configuration: chosen }: Pick<PictureChoice, 'configuration'>,
): ReadonlyArray<string> =>
  Object.keys(chosen).filter((group) => configuration[group] !== undefined && configuration[group] !== chosen[group]);
