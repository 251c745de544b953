/**
 * A slot that a feature leaves open for a later one, which it may not import: an action that checkout adds to a
 * page of the basket. The later feature's manifest fills it (`fill`), and `shop.ts` applies it before the first request.
 */
export interface Slot<Content> {
  readonly name: string;
  /** The content. @throws Error when no feature of the shop fills it */
  filled(): Content;
  /** @throws Error when it is filled already, with something else */
  fill(content: Content): void;
}

/** A slot to be filled. @param name its purpose, for the error of an empty one */
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

/** A slot for any number of later features; their contents stand in the order of the shop's list. */
export function slotList<Content>(name: string): {
  readonly name: string;
  filled(): ReadonlyArray<Content>;
  fill(content: Content): void;
} {
  const held: Content[] = [];
  return {
    name,
    filled: () => held,
    fill(content) {
      if (!held.includes(content)) held.push(content);
    },
  };
}

/** A line of a manifest: this feature fills the slot of an earlier one. */
export interface Filling {
  readonly slot: string;
  apply(): void;
}

/** Fills a slot of an earlier feature: `fill(expressCheckoutSlot, expressCheckout)`. */
export const fill = <Content>(place: Pick<Slot<Content>, 'name' | 'fill'>, content: Content): Filling => ({
  slot: place.name,
  apply: () => place.fill(content),
});
