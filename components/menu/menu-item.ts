/** A place in the menu, and what lies below it. */
export interface MenuItem {
  /** Its name. */
  readonly name: string;
  /** Where it leads: the page of the category, which lists its parts too. */
  readonly address: string;
  /** Whether this page is shown; `within` where the shown page belongs to it and is not in the menu, as a product. */
  readonly isCurrent?: boolean | 'within';
  /** Reduced goods stand apart at the end of the bar, in the colour of the sale. */
  readonly isSale?: boolean;
  /** Its subcategories, and theirs. */
  readonly items?: ReadonlyArray<MenuItem>;
}

/** The value of `aria-current`: `page` for the shown page, `true` for what it belongs to. */
export const ownCurrent = ({ isCurrent }: MenuItem): 'page' | 'true' | undefined =>
  isCurrent === 'within' ? 'true' : isCurrent ? 'page' : undefined;

/** The same including its descendants. */
export const currentIn = (item: MenuItem): 'page' | 'true' | undefined =>
  ownCurrent(item) ?? (item.items?.some((below) => currentIn(below) !== undefined) ? 'true' : undefined);
