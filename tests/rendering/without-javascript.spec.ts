import { expect, nameOf, storyFiles, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const file of storyFiles)
  test(`${nameOf(file)}: no story is empty without JavaScript`, async ({ page, stories }) => {
    for (const { id, isBare } of await stories.of(file))
      await test.step(id, async () => {
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
