import type { ElementHandle, Page } from 'playwright/test';

/** Something that is wrong on a page, in words that lead to it. */
export interface Finding {
  /** The check, and the WCAG 2.2 criterion behind it. */
  readonly check: string;
  /** The element: its id, or its tag with the first words of its text. */
  readonly target: string;
  readonly detail: string;
}

/** Looks at a page as it stands and puts it back as it was. Needs a context with `bypassCSP`. */
export type PageCheck = (page: Page) => Promise<ReadonlyArray<Finding>>;

/** Looks at what Tab stops at, stop by stop in their order. */
export interface Walker {
  /** The page stands as Tab left it; whoever takes focus away gives it back. */
  visit(element: ElementHandle<HTMLElement>): Promise<void>;
  /** After the last stop. */
  end(): Promise<ReadonlyArray<Finding>>;
}

/** A check that walks the page; all of them share one walk. */
export type WalkCheck = (page: Page) => Promise<Walker>;
