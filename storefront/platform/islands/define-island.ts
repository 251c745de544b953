import type { ComponentType } from 'react';

/** A component that becomes interactive in the browser, with the name of its code there. */
export interface IslandDefinition<Props extends object = object> {
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Reads its props from its own markup, where that says them all; without it they travel as JSON. */
  readonly propsOf?: ((island: Element) => Props) | undefined;
}

/**
 * The default export of an island's file. The name follows from the file: `browser/product/islands/buy-form.tsx` is
 * `product/buy-form`; a test of the shop compares them.
 * Props travel as JSON: no functions, dates or elements. Where the markup says them all, `propsOf` reads them from it.
 */
export function defineIsland<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  propsOf?: (island: Element) => Props,
): IslandDefinition<Props> {
  return { name, component, propsOf };
}

/** The name of the island in this file, by any path that ends with its folders; the path itself where it is no place for an island. */
export const islandNameOf = (path: string): string => path.replace(/.*?([^/]+)\/islands\/([^/]+)\.tsx$/, '$1/$2');
