import { inTurn } from '../../full-run.ts';
import { foreignTexts } from '../../page-checks/foreign-texts.ts';
import { runPageChecks } from '../../page-checks/index.ts';
import { kitchenSink } from '../../story-host/story-request.ts';
import { expect, test } from '../support/story-host.ts';

test.use({ bypassCSP: true });

/** Every component once. The audit `audit:stories` judges all states: here they would take minutes. */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const width of inTurn([390, 1440], 0, 2))
  test(`the kitchen sink at ${width} px has no fault rule engines miss`, async ({ page, openStory }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStory(kitchenSink);
    expect(await foreignTexts(page), 'texts that no font of ours draws').toEqual([]);
    expect(await runPageChecks(page)).toEqual([]);
  });
