import { screenOf, type LevelName } from '../../.storybook/viewports.ts';
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
        for (const { id, isBare } of shown) {
          // Where several stand on a page each has a section; the headings are the frame's own and no part of a story.
          const section = page.locator(`[data-story="${id}"]`);
          const parts = isBare
            ? page.locator('#story-root *')
            : (await section.count()) > 0
              ? section.locator('> :not(h2:first-child)')
              : page.locator('#story-root main > :not(h1:first-child)');
          seen[id] = await parts.evaluateAll((elements) =>
            elements.some((element) => {
              const { width, height } = element.getBoundingClientRect();
              return (
                width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
              );
            }),
          );
        }
      }
    }
    expect(
      listed.filter(({ id }) => !seen[id]).map(({ id }) => id),
      'stories that show nothing',
    ).toEqual([]);
  });
