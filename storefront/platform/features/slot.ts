/**
 * A place that a feature leaves open for one that comes after it, which it may not import: an action that checkout brings to a
 * page of the basket. The manifest of the later feature says what fills it (`fill`), and `shop.ts` fills it before the first request.
 */
export interface Slot<Content> {
  readonly name: string;
  /** What it was filled with. @throws Error where no feature of the shop fills it */
  filled(): Content;
  /** @throws Error where it is filled already, with something else */
  fill(content: Content): void;
}

/** A place to be filled. @param name what it is for, said by the error of an empty one */
export function slot<Content>(name: string): Slot<Content> {
  let held: { readonly content: Content } | null = null;
  return {
    name,
    filled() {
      if (!held) throw new Error(`Nothing fills the place "${name}": its feature is missing in shop.ts.`);
      return held.content;
    },
    fill(content) {
      if (held && held.content !== content) throw new Error(`The place "${name}" is filled twice.`);
      held = { content };
    },
  };
}

/** A line of a manifest: this feature fills the place of an earlier one. */
export interface Filling {
  readonly slot: string;
  apply(): void;
}

/** Fills a place of an earlier feature: `fill(expressCheckoutSlot, expressCheckout)`. */
export const fill = <Content>(place: Slot<Content>, content: Content): Filling => ({
  slot: place.name,
  apply: () => place.fill(content),
});
