import type { ElementHandle, Page } from 'playwright/test';

/** A fault of a page, with words that lead to it. */
export interface Finding {
  /** The check, and its WCAG 2.2 criterion. */
  readonly check: string;
  /** The element: its id, or its tag with the first words of its text. */
  readonly target: string;
  readonly detail: string;
}

/** Looks at the current page and restores it. Needs a context with `bypassCSP`. */
export type PageCheck = (page: Page) => Promise<ReadonlyArray<Finding>>;

/** Looks at each Tab stop in order. */
export interface Walker {
  /** The page is as Tab left it; a visit that moves focus restores it. */
  visit(element: ElementHandle<HTMLElement>): Promise<void>;
  /** After the last stop. */
  end(): Promise<ReadonlyArray<Finding>>;
}

/** A check that walks the page; all share one walk. */
export type WalkCheck = (page: Page) => Promise<Walker>;
