import type { Page } from 'playwright/test';

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
