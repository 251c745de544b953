import { expect, test } from 'playwright/test';
import { pageChecks, runPageChecks } from '../../page-checks/index.ts';
import { findUnreached } from '../../page-checks/tab-reach.ts';

test.use({
  bypassCSP: true,
  viewport: { width: 800, height: 600 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const clean = `
  <style>
    body { margin: 0; font: 16px/1.5 sans-serif; color: #111; background: #fff; }
    form { display: grid; gap: 16px; justify-items: start; padding: 16px; }
    input, button { min-height: 44px; color: #111; background: #fff; border: 1px solid #555; }
    a, a:active { color: #00c; }
    :focus-visible { outline: 3px solid #00f; outline-offset: 2px; }
  </style>
  <form>
    <label for="email">E-mail</label>
    <input id="email" aria-invalid="true" aria-describedby="why"><span id="why">Proszę wypełnić to pole.</span>
    <button type="button" id="buy">Do koszyka</button>
    <p>W koszyku masz <a href="#x">3 produkty</a>.</p>
  </form>`;

/** Each check with a fault that it must find: on the element with id `fault`; order checks look at what follows. */
const faults: Readonly<Record<string, string>> = {
  focusVisible: '<button id="fault" style="outline: none">Kup</button>',
  focusNotObscured: `<button id="fault" style="position: absolute; left: 600px; top: 20px">Kup</button>
     <div style="position: fixed; left: 580px; top: 0; width: 200px; height: 100px; background: #fff"></div>`,
  targetSize: `<button id="fault" style="min-height: 0; padding: 0; border: 0; width: 16px; height: 16px">a</button>
     <button style="position: relative; left: -4px; min-width: 44px">b</button>`,
  reflow: '<div id="fault" style="width: 500px">szeroko</div>',
  textSpacing: '<p id="fault" style="height: 20px; line-height: 20px; overflow: hidden">Kubek Poranek</p>',
  textResize: '<p id="fault" style="height: 24px; overflow: hidden; font-size: 1rem">Kubek Poranek</p>',
  reducedMotion: `<style>@keyframes turn { to { transform: rotate(1turn) } }</style>
     <p id="fault" style="animation: turn 1s infinite">kręci się</p>`,
  forcedColours:
    '<button id="fault" style="forced-color-adjust: none; color: #fff; background: #fff; border: 0">Kup</button>',
  contrastInStates: '<style>#fault:hover { color: #ccc }</style><button id="fault">Kup</button>',
  edges: '<label for="fault">Imię</label><input id="fault" style="border-color: #ddd">',
  tabOrder: '<button tabindex="1">Pierwszy</button>',
  gluedWords: `<style>#fault span { display: block }</style>
     <a id="fault" href="#x"><span>Kubek</span><span>wapno</span></a>`,
  reach: '<div id="fault" role="button">Kup</div>',
};

test('a clean page has no finding', async ({ page }) => {
  await page.setContent(clean);
  expect(await runPageChecks(page)).toEqual([]);
});

for (const [name, fault] of Object.entries(faults)) {
  test(`the check ${name} finds its fault and nothing else`, async ({ page }) => {
    await page.setContent(clean + fault);
    const targets = (await runPageChecks(page, [name])).map(({ target }) => target.replace(/^#/, ''));
    expect(new Set(targets)).toEqual(new Set(name === 'tabOrder' ? ['email'] : ['fault']));
  });
}

test('the check reach finds a summary that the grid order skips', async ({ page }) => {
  await page.setContent(
    `${clean}<div style="display: grid; reading-flow: grid-rows"><div style="display: contents">
      <details><summary id="fault">Menu</summary></details></div><a href="#x">Dalej</a></div>`,
  );
  expect((await runPageChecks(page, ['reach'])).map(({ target }) => target)).toEqual(['#fault']);
});

for (const javaScriptEnabled of [true, false])
  test(`Tab finds the same faults ${javaScriptEnabled ? 'with' : 'without'} JavaScript, in and around the main part`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ bypassCSP: true, javaScriptEnabled });
    const missed = (id: string) => `<a href="#x">Dalej</a><div role="button" id="${id}">Menu</div>`;
    const body = `<header>${missed('head')}</header><main>${missed('one')}<button>Kup</button></main><footer><a href="#x">Regulamin</a></footer>`;
    const frames = new Set<string>();
    await page.setContent(body);
    const targets = async () => (await findUnreached(page, frames)).map(({ target }) => target);
    expect(await targets()).toEqual(['#head', '#one']);
    // The same frame is not walked twice.
    await page.setContent(body.replace('id="one"', 'id="two"'));
    expect(await targets()).toEqual(['#two']);
    await page.setContent(body.replace('<footer>', '<footer class="other">'));
    expect(await targets()).toEqual(['#head', '#one']);
    await page.close();
  });

test('the check gluedWords does not split one word', async ({ page }) => {
  await page.setContent(`${clean}<a href="#x"><mark>Kub</mark>ek <span>wapno</span>, <b>300</b>ml</a>`);
  expect(await runPageChecks(page, ['gluedWords'])).toEqual([]);
});

test('the check gluedWords finds a space that Chromium leaves out behind a comment', async ({ page }) => {
  await page.setContent(`${clean}<a href="#x">Len <span>2</span></a> <a href="#y">Len<!-- --> <span>2</span></a>`);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => name?.value as string);
  expect(names.filter((name) => name.startsWith('Len'))).toEqual(['Len 2', 'Len2']);
  expect((await runPageChecks(page, ['gluedWords'])).map(({ detail }) => detail)).toEqual([
    '"Len" and "2" are one word in the text',
  ]);
});

test('the check gluedWords separates slides, and labels of covered radio buttons', async ({ page }) => {
  await page.setContent(
    `${clean}<style>.row { display: flex; gap: 8px } .row input { position: absolute; opacity: 0 }</style>
     <div class="row">${[1, 2].map((mark) => `<label><input type="radio" name="mark" />${mark} z 5</label>`).join('')}</div>
     <div class="row" aria-live="polite">${['Kubek', 'Miska'].map((name) => `<div><p>${name}</p></div>`).join('')}</div>`,
  );
  expect(await runPageChecks(page, ['gluedWords'])).toEqual([]);
});

test('targets scrolled under a sticky header are no neighbours', async ({ page }) => {
  await page.setContent(
    `<div style="position: sticky; top: 0"><button>Menu</button></div><a id="small" href="#x">Kubki</a>
     <style>#small { display: block; width: 44px; height: 20px; margin-block: 32px 2000px }</style>${clean}`,
  );
  const isUnder = await page.locator('#small').evaluate((link) => {
    scrollTo(0, 60);
    return link.getBoundingClientRect().top < document.querySelector('button')!.getBoundingClientRect().bottom;
  });
  expect(isUnder).toBe(true);
  expect(await runPageChecks(page, ['targetSize'])).toEqual([]);
});

test('every check has a fault', () => {
  expect(Object.keys(faults).toSorted()).toEqual(pageChecks.toSorted());
});
