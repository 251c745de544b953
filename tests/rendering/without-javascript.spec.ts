import { screenOf } from '../../.storybook/viewports.ts';
import { expect, nameOf, storyFiles, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, viewport: screenOf('level1') });

for (const file of storyFiles)
  test(`${nameOf(file)}: no story is empty without JavaScript`, async ({ page, stories }) => {
    for (const { id, isBare, level = 'level1' } of await stories.of(file))
      await test.step(id, async () => {
        await page.setViewportSize(screenOf(level));
        const answer = await page.goto(stories.address(id));
        expect(answer?.status(), id).toBe(200);
        // The frame's own h1 is no part of the story.
        const parts = page.locator(isBare ? '#story-root *' : '#story-root main > :not(h1:first-child) ');
        const shown = await parts.evaluateAll((elements) =>
          elements.some((element) => {
            const { width, height } = element.getBoundingClientRect();
            return (
              width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            );
          }),
        );
        expect(shown, `${id} shows something`).toBe(true);
      });
  });
