import { expect, type Page, type Request } from 'playwright/test';
import { isFullRun } from '../../full-run.ts';

/**
 * Starts to collect every text that stands on the page or comes to stand there: text, block by block, and the attributes that are
 * read as text. Hidden text counts too: it is shown or spoken one day.
 */
export async function watchTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const words = ['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-roledescription'];
    const attributes = new Set([...words, 'aria-valuetext', 'aria-placeholder']);
    // Their values are for the server alone.
    const silent = new Set(['hidden', 'radio', 'checkbox', 'file']);
    const found = new Set<string>();
    // Asked once an element: each question after a change makes the browser lay the page out anew.
    const inline = new WeakMap<Element, boolean>();
    const isInline = (element: Element) => {
      const known = inline.get(element) ?? getComputedStyle(element).display === 'inline';
      inline.set(element, known);
      return known;
    };
    const blockOf = (node: Node) => {
      let element = node instanceof Element ? node : node.parentElement;
      while (element?.parentElement && isInline(element)) element = element.parentElement;
      return element;
    };
    const collect = (root: Element) => {
      let block: Element | null = null;
      let run = '';
      const end = () => {
        if (run.trim()) found.add(run.replace(/\s+/g, ' ').trim());
        run = '';
      };
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.localName === 'br') run += ' ';
          for (const { name, value } of node.attributes) if (attributes.has(name) && value.trim()) found.add(value);
          if (node instanceof HTMLInputElement && !silent.has(node.type) && node.value) found.add(node.value);
        } else if (!node.parentElement?.closest('script, style')) {
          const own = blockOf(node);
          if (own !== block) end();
          block = own;
          run += node.textContent ?? '';
        }
      }
      end();
    };
    collect(document.body);
    // What changed is read again with the block that it stands in, and nothing else.
    new MutationObserver((mutations) => {
      for (const changed of new Set(mutations.map(({ target }) => blockOf(target) ?? document.body)))
        if (changed.isConnected) collect(changed);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { foundTexts: found });
  });
}

/** What was collected since. */
export const foundTexts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => [...(window as unknown as { foundTexts: Set<string> }).foundTexts]);

/** What the browser itself says of fields that it finds wrong, and of the parts of its own date field: neither the page's words nor its language. */
export const wordsOfTheBrowser = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>('input, select, textarea'),
      // What a search said that was emptied on the way, and is filled in again by now.
      Object.assign(document.createElement('input'), { required: true }),
    ]
      .map((field) => field.validationMessage)
      .filter(Boolean)
      .concat(document.querySelector('input[type=date]') ? ['Show date picker', 'Day', 'Month', 'Year'] : [])
      .concat(
        document.querySelector('input[type=time]') ? ['Show time picker', 'Hours', 'Minutes', 'AM/PM', 'AM', 'PM'] : [],
      ),
  );

/** Names, descriptions, values and role descriptions in the accessibility tree, as Chromium computes them, and the page's title. */
export async function spokenTexts(page: Page): Promise<ReadonlyArray<string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const texts = nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox' && role?.value !== 'StaticText')
    .flatMap(({ role, name, description, value, properties = [] }) => [
      name?.value,
      description?.value,
      // A button has a value where it chooses a file: the browser's own words for "no file yet".
      role?.value === 'button' ? undefined : value?.value,
      ...properties
        .filter((property) => ['valuetext', 'roledescription'].includes(property.name))
        .map(({ name, value: { value: text } }) => (name === 'valuetext' ? asUtf8(String(text)) : text)),
    ]);
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** DevTools of Chromium 156 read the bytes of `aria-valuetext`, which are UTF-8, as Latin-1. What is no such text stays as it is. */
function asUtf8(text: string): string {
  const decoded = Buffer.from(text, 'latin1').toString('utf8');
  return Buffer.from(decoded).toString('latin1') === text ? decoded : text;
}

/** Puts a clock of the test's own into every page that is opened from now on: see `letTimePass`. */
export const takeTime = (page: Page): Promise<void> => page.clock.install();

/** What is said after a pause of typing, or when something has moved to its end, is announced by then, without a wait. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    for (const each of ending) each.finish();
  });
  await page.clock.runFor(1500);
}

/** Notes what a page asks of a server from now on and has no answer to yet. */
function noteRequests(page: Page): { readonly asked: ReadonlySet<Request>; stop(): void } {
  const asked = new Set<Request>();
  const begin = (request: Request) => void (request.isNavigationRequest() || asked.add(request));
  const end = (request: Request) => void asked.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    asked,
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/**
 * Uses whatever can be used, so that messages that answer a person come to stand on the page too: presses every button, types into
 * and leaves every field, sends every form. Nothing leaves the page.
 *
 * @param within the selector of the part that is used
 * @param used what was used on earlier pages, and is not used again: each control by its own name and type and by the tags and classes
 *   that it stands in. What is used now is added.
 *
 * Of controls that are alike in all of this, such as the days of a month, the first two and the last are used: the others answer with the same
 * texts. The whole matrix uses all of them.
 */
export async function useEverything(
  page: Page,
  within: 'body' | 'main' = 'body',
  used: Set<string> = new Set(),
): Promise<void> {
  const { asked, stop } = noteRequests(page);
  // An answer without content leaves the browser where it is, whatever sent it away.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  const usedNow = await page.evaluate(
    async ({ selector, known, isEachUsed }) => {
      const part = document.querySelector(selector) ?? document.body;
      const before = new Set(known);
      const now = new Set<string>();
      const keyOf = (control: Element) => {
        const path: string[] = [];
        for (let each: Element | null = control; each && each !== part; each = each.parentElement)
          path.unshift([each.localName, each.getAttribute('class'), each.getAttribute('data-story')].join('.'));
        const name = control.getAttribute('name')?.replace(/\d+/g, '') ?? '';
        return [...path, name, control.getAttribute('type') ?? ''].join(' ');
      };
      const newOnes = <Kind extends Element>(query: string) => {
        const alike = Map.groupBy(part.querySelectorAll<Kind>(query), keyOf);
        for (const key of alike.keys()) now.add(key);
        return [...alike]
          .filter(([key]) => !before.has(key))
          .flatMap(([, all]) => (isEachUsed || all.length <= 3 ? all : [all[0]!, all[1]!, all.at(-1)!]));
      };
      // A task of its own for what an answer has put off: a timer would make each of a thousand presses wait for 4 ms.
      const pause = () => scheduler.postTask(() => undefined);
      for (const kind of ['submit', 'click'])
        window.addEventListener(kind, (event) => {
          if (kind === 'submit' || (event.target as Element).closest?.('a')) event.preventDefault();
        });
      const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
        field.focus();
        const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
        setter?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
        field.blur();
      };
      const fields = newOnes<HTMLInputElement | HTMLTextAreaElement>('input, textarea').filter(
        ({ type: kind, disabled, readOnly }) =>
          !['hidden', 'checkbox', 'radio', 'file', 'submit', 'button', 'range'].includes(kind) &&
          !disabled &&
          !readOnly,
      );
      for (const text of ['7', '[Ą]', '999999999', ''])
        for (const field of fields) {
          type(field, text);
          await pause();
        }
      for (const choice of newOnes<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
        choice.click();
        await pause();
      }
      for (const select of newOnes<HTMLSelectElement>('select')) {
        select.selectedIndex = select.options.length - 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await pause();
      }
      for (const button of newOnes<HTMLElement>('button, summary, a[href^="#"]')) {
        button.focus();
        button.click();
        await pause();
      }
      for (const form of newOnes<HTMLFormElement>('form')) form.requestSubmit();
      return [...now];
    },
    { selector: within, known: [...used], isEachUsed: isFullRun },
  );
  for (const key of usedNow) used.add(key);
  await letTimePass(page);
  // What a server answers comes in its own time, and is said a moment after.
  if (asked.size > 0) {
    await expect.poll(() => asked.size, { intervals: [20] }).toBe(0);
    await letTimePass(page);
  }
  stop();
  await page.unroute('**/*');
}
