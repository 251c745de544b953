/** The two settings of the minimum length of a search text, in characters (requirement L-08). */
export interface SearchMinimumSettings {
  /** 0 where the shop sets none. */
  readonly searchMinimumCharacters: number;
  readonly searchMinimumCharactersUnset: number;
}

/** From how many characters on a text is searched: by the shop's setting, and by the second one where that is not set. */
export const searchMinimum = ({
  searchMinimumCharacters,
  searchMinimumCharactersUnset,
}: SearchMinimumSettings): number => searchMinimumCharacters || searchMinimumCharactersUnset;
