/** A place in the menu, and what lies below it. */
export interface MenuItem {
  /** What it is called. */
  readonly name: string;
  /** Where it leads: the page of the category, which lists its parts too. */
  readonly address: string;
  /** Whether this is the page that is shown. */
  readonly isCurrent?: boolean;
  /** Reduced goods stand apart at the end of the bar, in the colour of the sale. */
  readonly isSale?: boolean;
  /** Its subcategories, and theirs. */
  readonly items?: ReadonlyArray<MenuItem>;
}

/** Whether the page that is shown is this one (`page`) or lies below it (`true`), as `aria-current` tells it. */
export function currentIn({ isCurrent, items = [] }: MenuItem): 'page' | 'true' | undefined {
  if (isCurrent) return 'page';
  return items.some((item) => currentIn(item) !== undefined) ? 'true' : undefined;
}
