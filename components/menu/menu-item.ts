/** A place in the menu, and what lies below it. */
export interface MenuItem {
  /** What it is called. */
  readonly name: string;
  /** Where it leads: the page of the category, which lists its parts too. */
  readonly address: string;
  /** Whether this is the page that is shown; `within` where that page belongs to it and has no place in the menu, as a product. */
  readonly isCurrent?: boolean | 'within';
  /** Reduced goods stand apart at the end of the bar, in the colour of the sale. */
  readonly isSale?: boolean;
  /** Its subcategories, and theirs. */
  readonly items?: ReadonlyArray<MenuItem>;
}

/** As `aria-current` tells it: `page` for the page that is shown, `true` for what it belongs to. */
export const ownCurrent = ({ isCurrent }: MenuItem): 'page' | 'true' | undefined =>
  isCurrent === 'within' ? 'true' : isCurrent ? 'page' : undefined;

/** The same with what lies below in the menu. */
export const currentIn = (item: MenuItem): 'page' | 'true' | undefined =>
  ownCurrent(item) ?? (item.items?.some((below) => currentIn(below) !== undefined) ? 'true' : undefined);
