import { expect, test } from 'playwright/test';
import { watchPage } from '../../screen-reader/page-facts.ts';
import { speechFaults } from '../../screen-reader/speech-rules.ts';

test('page speech is judged by its texts and its focus before and after a key', async ({ page }) => {
  await page.setContent(`<title>Kubki</title>
    <p><b>Kubek Poranek</b><i>wapno</i> <span aria-label="Koszyk">k</span></p>
    <button>Dodaj</button> <input aria-label="Kod" value="SIEN10">
    <script>document.querySelector('button').onclick = (event) => (event.target.textContent = 'Usuń');</script>`);
  const judge = async (key: string, ...spoken: string[]) => {
    const factsAfter = await watchPage(page);
    await page.keyboard.press(key);
    return speechFaults(spoken, await factsAfter());
  };
  expect(await judge('Tab')).toEqual(['silent although focus moved']);
  expect(await judge('Shift')).toEqual([]);
  // Words before and after the key, attributes and values are known; only glued ones are found.
  expect(await judge('Space', 'Kubki, Dodaj, Usuń, KodSien10, Koszyk', 'Kubek Poranekwapno')).toEqual([
    'glued: kodsien10',
    'glued: poranekwapno',
  ]);
  expect(await judge('Tab', 'Kod wejście.')).toEqual([]);
});

test('a key that opens another page has moved focus', async ({ page }) => {
  await page.route('http://shop.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Dalej</h1>' }));
  const factsAfter = await watchPage(page);
  await page.goto('http://shop.test/');
  expect(speechFaults([], await factsAfter())).toEqual(['silent although focus moved']);
});
