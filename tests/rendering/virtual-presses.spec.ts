import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenOf } from '../../.storybook/viewports.ts';
import { pressWays } from './support/press-ways.ts';
import { find, pressesOf } from './support/presses.ts';
import { expect, openStory, test } from './support/test.ts';

test.use({ hasTouch: true });

/** What makes an element answer a press, in the source of a component. */
const isPress = /\bon(?:Click|Press)\b|popoverTarget|<summary\b|\bhref[=:]|type[=:] ?['"](?:checkbox|radio|file)/;

const sources = globSync('*/*.{ts,tsx}', {
  cwd: join(import.meta.dirname, '..', '..', 'components'),
  exclude: ['**/*.{stories,test,css,texts}.{ts,tsx}', '**/testing.{ts,tsx}'],
  withFileTypes: true,
}).map(({ parentPath, name }) => ({
  component: parentPath.split(/[\\/]/).at(-1) ?? '',
  source: readFileSync(join(parentPath, name), 'utf8'),
}));

/** The components of which a source renders parts: `<Button` of `import { Button } from '../button/index.ts'`. */
const renderedIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/^import \{([^}]*)\} from '\.\.\/([\w-]+)\//gm)].flatMap(([, names = '', component = '']) =>
    names.split(',').some((name) => new RegExp(`<${name.trim()}\\b`).test(source)) ? [component] : [],
  );

/** With a press of their own, or of what they are built of. */
const componentsWithPress = new Set(
  sources.flatMap(({ component, source }) => (isPress.test(source) ? component : [])),
);
for (let before = 0; before < componentsWithPress.size;) {
  before = componentsWithPress.size;
  for (const { component, source } of sources)
    if (renderedIn(source).some((part) => componentsWithPress.has(part))) componentsWithPress.add(component);
}

test('every component with a press is pressed here', () => {
  expect(componentsWithPress.size).toBeGreaterThan(30);
  // Its presses are all those of what it is built of.
  expect(componentsWithPress).toContain('date-time-range-picker');
  expect([...componentsWithPress].filter((component) => !(component in pressesOf))).toEqual([]);
});

for (const [component, all] of Object.entries(pressesOf))
  test(`${component}: touch and a screen reader's press do the same`, async ({ page, stories }) => {
    const listed = await stories.of(`components/${component}/${component}.stories.tsx`);
    for (const { story, steps } of all) {
      const found = listed.find(({ name }) => name === story);
      if (!found) throw new Error(`${component} has no story ${story}.`);
      await page.setViewportSize(screenOf(found.level ?? 'level4'));
      for (const [way, press] of Object.entries(pressWays))
        await test.step(`${story}, ${way}`, async () => {
          await openStory(page, stories.address(found.id));
          for (const { role, name, before, effect } of steps) {
            await before?.(page);
            await press(find(page, role, name));
            await effect(page);
          }
          // What was closed for good is open again.
          await page.context().clearCookies();
          await page.evaluate(() => localStorage.clear());
        });
    }
  });

test('price-range: a touch moves the nearer thumb, a screen reader either one', async ({ page, stories }) => {
  const listed = await stories.of('components/price-range/price-range.stories.tsx');
  const { id } = listed.find(({ name }) => name === 'Chosen')!;
  const amount = (side: 'od' | 'do') => page.getByRole('textbox', { name: `Cena ${side}` });
  const thumb = (side: 'od' | 'do') => page.getByRole('slider', { name: `Cena ${side}` });

  await openStory(page, stories.address(id));
  const { x, y, width, height } = (await thumb('do').boundingBox())!;
  await page.touchscreen.tap(x + width * 0.9, y + height / 2);
  await expect(amount('do')).not.toHaveValue('350');
  await expect(amount('od')).toHaveValue('20');

  // A finger that explores the screen meets each thumb where it is drawn, though both inputs are as wide as the scale.
  const met = await thumb('od').evaluate((slider) => {
    const box = slider.getBoundingClientRect();
    const places = Array.from({ length: Math.floor(box.width) }, (_, place) => box.left + place);
    const names = places.map((place) => {
      const hit = document.elementFromPoint(place, box.top + box.height / 2);
      return hit instanceof HTMLInputElement ? hit.ariaLabel : null;
    });
    return names.filter((name, place) => name !== null && name !== names[place - 1]);
  });
  expect(met).toEqual(['Cena od', 'Cena do']);

  // TalkBack's and VoiceOver's swipe up: the browser steps the slider and says so.
  for (const side of ['od', 'do'] as const) {
    const before = Number(await amount(side).inputValue());
    await thumb(side).evaluate((slider: HTMLInputElement) => {
      slider.stepUp();
      for (const event of ['input', 'change']) slider.dispatchEvent(new Event(event, { bubbles: true }));
    });
    await expect(amount(side)).toHaveValue(String(before + 1));
    await expect(thumb(side)).toHaveAttribute('aria-valuetext', `${before + 1}\u00a0zł`);
  }
});
