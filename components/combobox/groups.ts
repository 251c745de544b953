/** The groups of the shop's search (requirement S-41), in the order in which they stand and are walked. */
export const groupKinds = ['queries', 'categories', 'series', 'producers', 'pages', 'products'] as const;

/** What the results of a group are. */
export type ComboboxGroupKind = (typeof groupKinds)[number];

/** The columns of a wide page: words to search for, ways into the shop, goods. */
export const columns: ReadonlyArray<ReadonlyArray<ComboboxGroupKind>> = [
  ['queries', 'categories'],
  ['series', 'producers', 'pages'],
  ['products'],
];

export interface ComboboxOption {
  /** What it is called; matches are marked in it. */
  readonly name: string;
  /** Where it leads. Without one it is taken into the field, and the plain form is sent. */
  readonly address?: string;
  /** A quiet line under the name, such as the way to a category. */
  readonly detail?: string;
  /** Written at the end of the row: "29,00 zł". */
  readonly price?: string;
  /** The address of a small square picture. */
  readonly picture?: string;
  /** The same picture in a newer format (AVIF, WebP), for browsers that know it. */
  readonly modernPicture?: string;
}

export interface ComboboxGroup {
  /** What its results are: names the group, and decides where it stands. */
  readonly kind: ComboboxGroupKind;
  /** Another name than that of its kind. */
  readonly name?: string;
  /** The results, the best first. A group without any is not shown. */
  readonly options: ReadonlyArray<ComboboxOption>;
}

/** A group with its place among all results. */
export interface PlacedGroup extends ComboboxGroup {
  /** The place of its first option among all options, from 0. */
  readonly first: number;
}

/** Groups in the order of their kinds, without the empty ones. */
export function placeGroups(groups: ReadonlyArray<ComboboxGroup>): ReadonlyArray<PlacedGroup> {
  let first = 0;
  return groupKinds
    .flatMap((kind) => groups.filter((group) => group.kind === kind && group.options.length > 0))
    .map((group) => {
      const placed = { ...group, first };
      first += group.options.length;
      return placed;
    });
}

/** The group that holds the option at `index`; undefined where there is no such option. */
export const groupAt = (groups: ReadonlyArray<PlacedGroup>, index: number): PlacedGroup | undefined =>
  groups.find(({ first, options }) => index >= first && index < first + options.length);

/** The first option of the group after or before that of `index`, round at the ends. */
export function firstOfNeighbour(groups: ReadonlyArray<PlacedGroup>, index: number, step: 1 | -1): number {
  const current = groups.findIndex((group) => group === groupAt(groups, index));
  return groups.at((current + step) % groups.length)?.first ?? index;
}
