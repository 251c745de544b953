import type { ElementHandle, Page } from 'playwright/test';

/** Shared by the checks inside the page. */
export interface InPage {
  describe(element: Element | null): string;
  isShown(element: Element): boolean;
}

declare global {
  interface Window {
    pageChecks: InPage;
  }
}

/** Puts the shared functions into the page; idempotent. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.pageChecks = {
      describe: (element) => {
        if (!element) return 'nothing';
        if (element.id) return `#${element.id}`;
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
        return [element.tagName.toLowerCase(), element.getAttribute('name'), words && `"${words.slice(0, 40)}"`]
          .filter(Boolean)
          .join(' ');
      },
      isShown: (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    };
  });
}

export const describe = (element: ElementHandle<Element>): Promise<string> =>
  element.evaluate((each) => window.pageChecks.describe(each));

/** Runs `look` while nothing moves and no caret blinks. */
export async function withoutMotion<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const style = await page.addStyleTag({
    content:
      '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}',
  });
  try {
    return await look();
  } finally {
    await style.evaluate((element) => (element as Element).remove());
  }
}

/** Walks the page with real Tab presses; ends when focus returns to the body or to a visited element. */
export async function walk(page: Page, visit: (element: ElementHandle<HTMLElement>) => Promise<void>): Promise<void> {
  // Chromium continues from the last focus, even after a blur. Past the last stop it restarts, positive tabindex first.
  const end = await page.evaluateHandle(() => {
    const last = document.body.appendChild(document.createElement('button'));
    last.focus({ preventScroll: true });
    return last;
  });
  await page.keyboard.press('Tab');
  await end.evaluate((last) => {
    last.remove();
    window.scrollTo(0, 0);
  });
  const seen = await page.evaluateHandle(() => new Set<Element>());
  /** The focused element, if it is a new one. */
  const newStop = async () => {
    const handle = await page.evaluateHandle((known) => {
      const active = document.activeElement;
      if (!active || active === document.body || known.has(active)) return null;
      known.add(active);
      return active;
    }, seen);
    return handle.asElement() as ElementHandle<HTMLElement> | null;
  };
  // Usually nothing has focus now; in a busy Chromium 156 Tab has sometimes wrapped to the first stop already.
  const first = await newStop();
  if (first) await visit(first);
  for (;;) {
    await page.keyboard.press('Tab');
    const element = await newStop();
    if (!element) return;
    await visit(element);
  }
}
