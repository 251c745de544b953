import type { Address } from './common.ts';

export interface Category {
  id: number;
  slug: string;
  name: string;
  /** The short name in the menu. */
  menuName: string;
  description: string;
  pictureId: string;
}

/** A producer with the data the product-safety block must show (GPSR, Regulation 2023/988 art. 19). */
export interface Producer {
  id: number;
  slug: string;
  name: string;
  description: string;
  manufacturer: Address & { name: string; email: string };
  note: string;
}

/** Products that belong together. A product is in one series at most. */
export interface Series {
  id: number;
  slug: string;
  name: string;
  description: string;
  productIds: ReadonlyArray<number>;
}

/** A menu node: it leads to a category, to an address of the shop, or only groups its children. */
export interface MenuNode {
  name: string;
  categoryId?: number;
  link?: string;
  children?: ReadonlyArray<MenuNode>;
}
