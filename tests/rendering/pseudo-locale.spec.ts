import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleOf } from '../story-host/story-request.ts';
import { foundTexts, spokenTexts, useEverything, watchTexts, wordsOfTheBrowser } from './support/read-page.ts';
import { dataOf } from './support/story-literals.ts';
import { strayFinder } from './support/stray-text.ts';
import { englishPieces, wordsOfCalendars } from './support/words-of-calendars.ts';
import { expect, nameOf, openStory, pagesOf, storyFiles, test } from './support/test.ts';

const root = join(import.meta.dirname, '..', '..');

/** What `useEverything` types in brackets, in a field that takes letters and no brackets. */
const typedLetter = 'Ą';

test.use({ hasTestClock: true });

for (const file of storyFiles)
  test(`${nameOf(file)}: every text comes from a catalogue or from the story`, async ({ page, stories }) => {
    const listed = await stories.of(file);
    const module = join(root, file);
    const ownLanguage = readFileSync(module, 'utf8').includes(`locale: 'en'`)
      ? [...wordsOfCalendars('en'), ...(await englishPieces())]
      : [];
    const data = [...dataOf(module), ...listed.map(titleOf), ...wordsOfCalendars('pl'), ...ownLanguage, typedLetter];
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
