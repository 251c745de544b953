/** The groups of the shop's search (requirement S-41), in visual and keyboard order. */
export const groupKinds = ['queries', 'categories', 'series', 'producers', 'pages', 'products'] as const;

/** The kind of a group's results. */
export type ComboboxGroupKind = (typeof groupKinds)[number];

/** The columns of wide pages: search terms, ways into the shop, goods. */
export const columns: ReadonlyArray<ReadonlyArray<ComboboxGroupKind>> = [
  ['queries', 'categories'],
  ['series', 'producers', 'pages'],
  ['products'],
];

export interface ComboboxOption {
  /** The name; matches are marked in it. */
  readonly name: string;
  /** The target. Without one the name goes into the field, and the form is sent. */
  readonly address?: string;
  /** A quiet line under the name, such as a category's path. */
  readonly detail?: string;
  /** Shown at the end of the row: "29,00 zł". */
  readonly price?: string;
  /** The address of a small square picture. */
  readonly picture?: string;
  /** The same picture in a newer format (AVIF, WebP), for browsers that know it. */
  readonly modernPicture?: string;
}

export interface ComboboxGroup {
  /** The kind of results: names the group and sets its position. */
  readonly kind: ComboboxGroupKind;
  /** Replaces the name of its kind. */
  readonly name?: string;
  /** The results, best first. An empty group is not shown. */
  readonly options: ReadonlyArray<ComboboxOption>;
}

/** A group with its place among all results. */
export interface PlacedGroup extends ComboboxGroup {
  /** The index of its first option among all, from 0. */
  readonly first: number;
}

/** Sorts groups by kind and drops empty ones. */
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

/** The group of the option at `index`; undefined if there is no such option. */
export const groupAt = (groups: ReadonlyArray<PlacedGroup>, index: number): PlacedGroup | undefined =>
  groups.find(({ first, options }) => index >= first && index < first + options.length);

/** The first option of the group after or before that of `index`, wrapping. */
export function firstOfNeighbour(groups: ReadonlyArray<PlacedGroup>, index: number, step: 1 | -1): number {
  const current = groups.findIndex((group) => group === groupAt(groups, index));
  return groups.at((current + step) % groups.length)?.first ?? index;
}
