import { join } from 'node:path';
import { titleOf } from '../story-host/story-request.ts';
import { foundTexts, spokenTexts, useEverything, watchTexts, wordsOfTheBrowser } from './support/read-page.ts';
import { dataOf } from './support/story-literals.ts';
import { strayFinder } from './support/stray-text.ts';
import { expect, nameOf, openStory, pagesOf, storyFiles, test } from './support/test.ts';

const root = join(import.meta.dirname, '..', '..');

for (const file of storyFiles)
  test(`${nameOf(file)}: every text comes from a catalogue or from the story`, async ({ page, stories }) => {
    const listed = await stories.of(file);
    const data = [...dataOf(join(root, file)), ...listed.map(titleOf)];
    for (const id of pagesOf(listed).keys())
      await test.step(id, async () => {
        await openStory(page, stories.address(id, 'pseudo'));
        await watchTexts(page);
        const atFirst = await spokenTexts(page);
        await useEverything(page);
        const texts = [...(await foundTexts(page)), ...atFirst, ...(await spokenTexts(page))];
        const stray = strayFinder([...data, id, ...(await wordsOfTheBrowser(page))]);
        expect(texts.length, `${id} has texts`).toBeGreaterThan(0);
        const strays = new Set(texts.map(stray).filter(Boolean));
        expect([...strays], `${id}: texts without brackets`).toEqual([]);
      });
  });
