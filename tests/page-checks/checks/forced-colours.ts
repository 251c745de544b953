import type { ElementHandle, Page } from 'playwright/test';
import { PNG } from 'pngjs';
import { openCamera } from '../camera.ts';
import type { Finding, PageCheck } from '../finding.ts';
import { describe, withoutMotion } from '../in-page.ts';
import { coloursIn, contrast, type Colour } from '../pixels.ts';

/** A field's box may be drawn around its control, up to this distance (CSS pixels). */
const boxAround = 4;
/** Fewer pixels than this show nothing. */
const least = 8;

/** Forced colours leave every control something visible: text, a border, an icon of system colours. */
export const forcedColours: PageCheck = async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const camera = await openCamera(page);
  const findings = await withoutMotion(page, async () => {
    const background = (await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number),
    )) as unknown as Colour;
    const found: Finding[] = [];
    const left = new Set(await shownControls(page));
    // Window by window, each with its fully visible controls: a picture per control would take minutes.
    for (const control of left) {
      await control.evaluate((each) => each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
      const seen = await seenOf([...left], page);
      const picture =
        seen.size > 0 ? PNG.sync.read(await camera.take({ x: 0, y: 0, ...page.viewportSize()! })) : undefined;
      for (const [each, box] of seen) {
        const colours = coloursIn(picture!, box);
        const isSeen = colours.filter((colour) => contrast(colour, background) >= 3).length >= least;
        // Controls clipped by a scroll container get their own turn.
        if (!isSeen && each !== control) continue;
        left.delete(each);
        if (!isSeen)
          found.push({
            check: 'forced-colours (1.4.11)',
            target: await describe(each),
            detail: 'nothing of it can be seen',
          });
      }
      // Too large for the window.
      left.delete(control);
    }
    return found;
  });
  await camera.close();
  await page.emulateMedia({ forcedColors: null });
  return findings;
};

type Control = ElementHandle<HTMLElement | SVGElement>;

/** All buttons, links and fields. */
const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=option], [role=tab]';

async function shownControls(page: Page): Promise<ReadonlyArray<Control>> {
  const all = await page.$$(controls);
  // Inert controls are veiled by a dialog, and cannot be pressed.
  const isThere = await page.evaluate(
    (every) => every.map((each) => window.pageChecks.isShown(each) && !each.closest('[inert]')),
    all,
  );
  return all.filter((_, index) => isThere[index]);
}

/** Positions of fully visible controls in the window, with their surroundings. */
async function seenOf(all: ReadonlyArray<Control>, page: Page) {
  const boxes = await page.evaluate(
    ([every, around]) =>
      every.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        if (!window.pageChecks.isShown(each) || width < 4 || height < 4) return undefined;
        const margin = each.matches('input, textarea, select') ? around : 0;
        const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
        const isInside =
          box.x >= 0 && box.y >= 0 && box.x + box.width <= innerWidth && box.y + box.height <= innerHeight;
        return isInside ? box : undefined;
      }),
    [all, boxAround] as const,
  );
  return new Map(boxes.flatMap((box, index) => (box ? [[all[index]!, box]] : [])));
}
