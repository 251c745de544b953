import type { Finding, PageCheck } from '../finding.ts';
import { describe, withoutMotion } from '../in-page.ts';
import { coloursOf, contrast, type Colour } from '../pixels.ts';

/** The box of a field may be drawn around its control, as far as this (CSS pixels). */
const boxAround = 4;
/** Fewer pixels than this show nothing. */
const least = 8;

/** Forced colours leave every control something to see: text, a border, an icon of system colours. */
export const forcedColours: PageCheck = async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const findings = await withoutMotion(page, async () => {
    const found: Finding[] = [];
    const background = (await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number),
    )) as unknown as Colour;
    const controls = await page.$$(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=option], [role=tab]',
    );
    for (const control of controls) {
      const isShown = await control.evaluate((each) => window.pageChecks.isShown(each));
      if (!isShown) continue;
      await control.scrollIntoViewIfNeeded().catch(() => {});
      const bounds = await control.boundingBox();
      const around = (await control.evaluate((each) => each.matches('input, textarea, select'))) ? boxAround : 0;
      const box = bounds && {
        x: bounds.x - around,
        y: bounds.y - around,
        width: bounds.width + 2 * around,
        height: bounds.height + 2 * around,
      };
      const view = page.viewportSize()!;
      if (!box || bounds.width < 4 || bounds.height < 4 || box.x < 0 || box.y < 0) continue;
      if (box.x + box.width > view.width || box.y + box.height > view.height) continue;
      const colours = coloursOf(await page.screenshot({ clip: box }));
      if (colours.filter((colour) => contrast(colour, background) >= 3).length < least)
        found.push({
          check: 'forced-colours (1.4.11)',
          target: await describe(control),
          detail: 'nothing of it can be seen',
        });
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: null });
  return findings;
};
