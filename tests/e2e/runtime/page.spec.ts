import { expect, test } from './testing-site.ts';

test('level functions run on load and resize, for the level of the page [S-38]', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto('/');
  const levels = () => page.locator('html').getAttribute('data-levels');
  await expect.poll(levels).toBe('4');
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect.poll(levels).toBe('4 3');
  await page.setViewportSize({ width: 979, height: 800 });
  await page.waitForTimeout(200);
  expect(await levels()).toBe('4 3');
  await page.setViewportSize({ width: 757, height: 800 });
  await expect.poll(levels).toBe('4 3 2');
  await page.setViewportSize({ width: 756, height: 800 });
  await expect.poll(levels).toBe('4 3 2 1');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(levels).toBe('4 3 2 1 4');
});

test('the policy blocks foreign scripts and styles', async ({ page, complaints }) => {
  complaints.provoke(/Content Security Policy/);
  await page.goto('/');
  const { intruder, color } = await page.evaluate(async () => {
    const refused = new Set<string>();
    const bothRefused = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (refused.add(effectiveDirective).size === 2) resolve();
      });
    });
    const holder = document.createElement('div');
    holder.innerHTML = `<p style="color: red" onclick="document.documentElement.dataset.intruder = 'yes'">x</p>`;
    document.body.append(holder);
    const injected = holder.querySelector('p')!;
    injected.click();
    await bothRefused;
    return { intruder: document.documentElement.dataset['intruder'], color: getComputedStyle(injected).color };
  });
  expect(intruder).toBeUndefined();
  expect(color).not.toBe('rgb(255, 0, 0)');
});

test('a form sent twice is received once; Back enables it again', async ({ page }) => {
  await page.goto('/form.php');
  const before = Number((await page.getByText(/Przyjętych/).textContent())!.match(/\d+/)![0]);
  await page.getByLabel('Imię').fill('powoli');
  await page.evaluate(() => {
    const form = document.querySelector('form')!;
    form.requestSubmit();
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole('status').filter({ hasText: 'Przyjęte: powoli' })).toBeVisible();
  await expect(page.getByText(`Przyjętych: ${before + 1}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Przyjęte: powoli')).toHaveCount(0);
});

test('a rejected form shows the typed values and the errors @without-javascript', async ({ page, complaints }) => {
  complaints.provoke(/409/);
  await page.goto('/form.php');
  await page.getByLabel('Imię').fill('zajęte');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  expect((await answer).status()).toBe(409);
  await expect(page.getByLabel('Imię')).toHaveValue('zajęte');
  await expect(page.getByText('To imię jest zajęte.')).toBeVisible();
});
