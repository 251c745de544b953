import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { documentedComponents } from './support/built.ts';
import { expect, openPage, test, turnTo } from './support/test.ts';

/** They are no components: what components share, their texts, and the arithmetic of dates. */
const withoutView = ['dates', 'shared', 'texts'];
/** It takes no props; its page shows the parameters of its function instead. */
const withoutProps = ['announcer'];

const folders = readdirSync(inProject('components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !withoutView.includes(entry.name))
  .map(({ name }) => name);

const folderOf = (path: string): string => /components\/([^/]+)\//.exec(path)?.[1] ?? path;

test.describe('the manifest', () => {
  test('lists every component of the kit, and nothing else', () => {
    expect(
      documentedComponents()
        .map(({ path }) => folderOf(path))
        .toSorted(),
    ).toEqual(folders.toSorted());
  });

  test('says of each what it is, how it is imported, and shows it as code', () => {
    for (const {
      name,
      path,
      import: imported,
      description,
      error,
      reactDocgen,
      stories,
      docs,
    } of documentedComponents()) {
      const folder = folderOf(path);
      expect(error, name).toBeUndefined();
      expect(description ?? '', name).toMatch(/\w+ \w+/);
      expect(imported).toBe(`import { ${name} } from 'witryna/${folder}';`);
      expect(reactDocgen.definedInFile).toBe(`components/${folder}/${folder}.tsx`);
      expect(stories.map(({ snippet }) => snippet ?? '').join('\n'), name).toContain(`<${name}`);
      expect(
        stories.filter((story) => story.error !== undefined),
        name,
      ).toEqual([]);
      expect(Object.keys(docs ?? {}), name).toHaveLength(1);
    }
  });

  test('has a type for every prop of every component', () => {
    for (const { name, path, reactDocgen } of documentedComponents()) {
      const props = Object.entries(reactDocgen.props ?? {});
      if (withoutProps.includes(folderOf(path))) expect(props, name).toEqual([]);
      else expect(props.length, name).toBeGreaterThan(0);
      expect(
        props
          .filter(([, { tsType }]) => tsType === undefined || tsType.name === 'unknown')
          .map(([prop]) => `${name}.${prop}`),
      ).toEqual([]);
    }
  });

  test('names every field by one of three', () => {
    for (const { name, reactDocgen } of documentedComponents().filter(({ id }) => id.startsWith('pola-'))) {
      const props = Object.keys(reactDocgen.props ?? {});
      if (props.includes('hint'))
        expect(props, name).toEqual(expect.arrayContaining(['label', 'aria-label', 'aria-labelledby']));
    }
  });
});

/** The rows of the table of props, by the name that stands first in each. */
async function rows(page: Page) {
  const table = page.locator('.docblock-argstable-body tr:has(td:nth-child(2))');
  // It comes after the words of the page.
  await expect(table.first()).toBeAttached();
  return table.evaluateAll((lines) =>
    lines.map((line) => ({
      name: line.querySelector('td')?.textContent?.replace(/\*$/, '') ?? '',
      words: line.querySelector('td:nth-child(2)')?.textContent ?? '',
    })),
  );
}

test.describe('the table of props', () => {
  test('lists on each page every prop, with words or a type', async ({ page }) => {
    test.slow();
    await openPage(page, 'zaczynamy-rozmiary--docs', 'Sizes');
    for (const { id, name, reactDocgen } of documentedComponents()) {
      await turnTo(page, `${id}--docs`, name);
      const shown = await rows(page);
      expect
        .soft(shown.filter(({ words }) => /^\s*-?\s*$/.test(words)).map((row) => `${name}.${row.name}`))
        .toEqual([]);
      const names = shown.map((row) => row.name);
      expect
        .soft(
          Object.keys(reactDocgen.props ?? {}).filter((prop) => !names.includes(prop)),
          name,
        )
        .toEqual([]);
    }
  });

  test('changes the component that stands above it', async ({ page }) => {
    await openPage(page, 'działania-button--docs', 'Button');
    const story = page.locator('[id^="story--działania-button--secondary"]').first();
    const button = story.getByRole('button', { name: 'Porównaj' });
    await expect(button).toBeVisible();
    const height = () => button.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(height).toBe(48);
    await page.getByRole('radio', { name: 'large' }).check();
    await expect.poll(height).toBe(56);
  });
});
