import { screenOf } from '../../.storybook/viewports.ts';
import { inTurn } from '../full-run.ts';
import { expect, nameOf, openStory, pagesOf, storyFiles, test, type Page } from './support/test.ts';

/**
 * The browser's time zone, its language, and the viewport level; the server stands in Kathmandu and speaks German. Chosen pairwise:
 * each zone meets each language, a narrow and a wide window, each language a narrow and a wide window, and each level stands once.
 * The page's own language is the browser's in two of them and another one in the others.
 */
const combinations = [
  { zone: 'Europe/Warsaw', language: 'pl-PL', level: 'level1', texts: 'pl' },
  { zone: 'Europe/Warsaw', language: 'ar-EG', level: 'level4', texts: 'en' },
  { zone: 'Pacific/Kiritimati', language: 'pl-PL', level: 'level3', texts: 'en' },
  { zone: 'Pacific/Kiritimati', language: 'ar-EG', level: 'level2', texts: 'pl' },
] as const;

/* Outside of the whole matrix the components take turns in them: each is hydrated in one. */
for (const [turn, { zone, language, level, texts }] of combinations.entries())
  test.describe(`${zone}, ${language}, ${level}, texts in ${texts}`, () => {
    test.use({ timezoneId: zone, locale: language, viewport: screenOf(level) });
    for (const file of inTurn(storyFiles, turn, combinations.length))
      test(`${nameOf(file)}: the server's page hydrates without a word and keeps what it said`, async ({
        page,
        stories,
      }) => {
        for (const id of pagesOf(await stories.of(file)).keys())
          await test.step(id, async () => {
            const html = await openStory(page, stories.address(id, `locale=${texts}`));
            expect(html, 'no style attribute in what the server sends').not.toMatch(/<[^>]*\sstyle=/);
            const { before, after, problems } = await compare(page, html);
            expect(problems, `${id}: complaints`).toEqual([]);
            expect(before.length, `${id}: the server sends something`).toBeGreaterThan(0);
            expect(missingIn(after, before), `${id}: said by the server, gone or changed after hydration`).toEqual([]);
          });
      });
  });

/**
 * What is no longer there, in its order. More may be there: a component may show what only its script can know, such as the strength
 * of a password that stands in its field.
 */
function missingIn(after: ReadonlyArray<string>, before: ReadonlyArray<string>): ReadonlyArray<string> {
  let from = 0;
  return before.filter((text) => {
    const at = after.indexOf(text, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/** All texts, and all attributes that are read as text, in the server's page and in the one that is hydrated. */
function compare(page: Page, html: string) {
  return page.evaluate((sent) => {
    const words = ['alt', 'title', 'placeholder', 'value', 'datetime', 'lang', 'aria-label', 'aria-description'];
    const spoken = new Set([...words, 'aria-roledescription', 'aria-valuetext', 'aria-placeholder']);
    // The browser shows such a value in words of its own, and the kit's field that takes its place in the words of its pattern.
    const isNative = (element: Element) => element.matches('input:is([type=date], [type=time], [type=datetime-local])');
    const textsIn = (document: Document) => {
      const root = document.getElementById('story-root');
      const found: string[] = [];
      if (!root) return found;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
          if (node.textContent?.trim()) found.push(node.textContent);
        } else if (!(node as Element).matches('input[type="hidden"]')) {
          for (const { name, value } of (node as Element).attributes)
            if (spoken.has(name) && !(name === 'value' && isNative(node as Element))) found.push(`${name}=${value}`);
        }
      }
      return found;
    };
    return {
      before: textsIn(new DOMParser().parseFromString(sent, 'text/html')),
      after: textsIn(document),
      problems: window.storyHost.problems,
    };
  }, html);
}
