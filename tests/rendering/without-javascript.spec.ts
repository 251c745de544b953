import { screenOf, type LevelName } from '../../.storybook/viewports.ts';
import type { ListedStory } from '../story-host/story-request.ts';
import { expect, nameOf, pagesOf, storyFiles, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, viewport: screenOf('level1') });

/** Where no level is named, a story stands on every one: here on the narrowest. */
const levelOf = ({ level = 'level1' }: { level?: LevelName | undefined }) => level;

for (const file of storyFiles)
  test(`${nameOf(file)}: no story is empty without JavaScript`, async ({ page, stories }) => {
    const listed = await stories.of(file);
    const seen: Record<string, boolean> = {};
    for (const [level, ofLevel] of Map.groupBy(listed, levelOf)) {
      await page.setViewportSize(screenOf(level));
      for (const [address, shown] of pagesOf(ofLevel)) {
        const answer = await page.goto(stories.address(address));
        expect(answer?.status(), address).toBe(200);
        Object.assign(seen, await page.evaluate(visibleIn, shown));
      }
    }
    expect(
      listed.filter(({ id }) => !seen[id]).map(({ id }) => id),
      'stories that show nothing',
    ).toEqual([]);
  });

/** In the page: which of its stories can be seen, by their ids. */
function visibleIn(shown: ReadonlyArray<Pick<ListedStory, 'id' | 'isBare'>>): Record<string, boolean> {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  // Where several stand on a page each has a section; the headings are the frame's own and no part of a story.
  const partsOf = ({ id, isBare }: (typeof shown)[number]) => {
    if (isBare) return '#story-root *';
    const section = `[data-story="${id}"]`;
    return document.querySelector(section)
      ? `${section} > :not(h2:first-child)`
      : '#story-root main > :not(h1:first-child)';
  };
  return Object.fromEntries(
    shown.map((story) => [story.id, [...document.querySelectorAll(partsOf(story))].some(isVisible)]),
  );
}
