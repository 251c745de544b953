import { expectNoAxeViolations } from '../support/axe.ts';
import { runSql } from '../support/database.ts';
import { fillRecipient } from '../support/recipient.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { atStepOne, tile } from '../support/step-one.ts';
import { expect, test } from '../support/test.ts';

/* The day and the exact time of a delivery. The express courier comes at any time here, and the shop plans for centuries; the first day,
   in 1970, stands in storefront/tests/dispatch-days.test.ts, with a clock of 1969. */

let shop: Shop;
const set = (name: string, value: string | number) =>
  runSql(shop, `insert into settings (key, value, updated_at) values ('${name}', '${JSON.stringify(value)}', 1)`);
test.beforeAll(async () => {
  shop = await startShop();
  await shop.kill();
  await set('deliverySearchDays', 200_000);
  await runSql(
    shop,
    `update couriers set details = json_set(details, '$.slots', json('{"hours":[],"between":[0,23]}')) where id = 'ekspres'`,
  );
  await shop.restart();
});
test.afterAll(() => shop.stop());

test('a day and a time are chosen by keyboard, in a calendar with the limits of the specification [H-13] [L-06]', async ({
  page,
}) => {
  await atStepOne(page, '1017', '1', 'uniw', shop.url);
  await fillRecipient(page);
  await tile(page, 'Kurier ekspresowy').check({ force: true });
  const day = page.getByRole('textbox', { name: 'Dzień dostawy' });
  await expect(day).toBeVisible();
  const [hour, minute] = ['Godzina', 'Minuty'].map((name) => page.getByRole('spinbutton', { name }));
  const limits = (box: typeof hour) =>
    box!.evaluate((element) => ['aria-valuemin', 'aria-valuemax'].map((name) => element.getAttribute(name)));
  expect([await limits(hour), await limits(minute)]).toEqual([
    ['0', '23'],
    ['0', '59'],
  ]);

  // Both are missing: each says what it wants.
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(
    page
      .getByText(/^Wybierz dzień dostawy, od /)
      .and(page.locator(':visible'))
      .first(),
  ).toBeVisible();
  await expect(
    page.getByText('Wybierz godzinę dostawy, od 0:00 do 23:59.').and(page.locator(':visible')).first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: /^Wybierz datę/ }).focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog');
  // Hidden from screen readers: each day's name has its weekday.
  await expect(calendar.getByRole('columnheader', { includeHidden: true })).toHaveText([
    'pn',
    'wt',
    'śr',
    'cz',
    'pt',
    'so',
    'nd',
  ]);
  await calendar.getByRole('button', { name: /^Wybierz rok/ }).click();
  const years = calendar.getByRole('grid', { name: '2020–2034' });
  await expect(years.getByRole('gridcell')).toHaveCount(15);
  // Pages of 15 years, up to 2470.
  await page.keyboard.press('PageDown');
  await expect(calendar.getByRole('grid', { name: '2035–2049' })).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);

  await day.fill('2471-01-01');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/2470-12-31|31 grudnia 2470/);
  await day.fill('2470-12-31');
  await day.press('Tab');
  await expect(page.getByRole('button', { name: /^Zmień datę, .*31 grudnia 2470/ })).toBeVisible();
  await hour!.fill('24');
  await hour!.press('Tab');
  await expect(page.getByText(/^Godziny mają numery od 0 do 23\./).first()).toBeVisible();
  await hour!.fill('23');
  await minute!.focus();
  await page.keyboard.press('End');
  await expect(minute!).toHaveValue('59');
  await page.keyboard.press('ArrowDown');
  await expect(minute!).toHaveValue('58');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('main')).toContainText(/31\sgrudnia.*, 23:58/);
  // The form keeps them.
  await page.goto(`${shop.url}/order1.php`);
  await expect(page.getByRole('textbox', { name: 'Dzień dostawy' })).toHaveValue('2470-12-31');
  await expect(page.getByLabel('Godzina dostawy', { exact: true })).toHaveValue('23:58');
});

test('its language, years on a page, pattern and steps are settings [L-06 part]', async ({ page }) => {
  await shop.kill();
  await set('calendarLanguage', 'en');
  await set('calendarYearsInView', 12);
  await set('dateFormat', 'd.mm.yy');
  await set('calendarStepHours', 2);
  await set('calendarStepMinutes', 15);
  await set('calendarFirstDay', '2031-03-03');
  await set('calendarLastDay', '2032-12-31');
  await shop.restart();
  await atStepOne(page, '1017', '1', 'uniw', shop.url);
  await fillRecipient(page);
  await tile(page, 'Kurier ekspresowy').check({ force: true });
  const day = page.getByRole('textbox', { name: 'Dzień dostawy' });
  await page.getByRole('button', { name: /^Wybierz datę/ }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('button', { name: /^Monday, .*March .*2031/ }).first()).toBeAttached();
  await calendar.getByRole('button', { name: /^Wybierz rok/ }).click();
  await expect(calendar.getByRole('gridcell')).toHaveCount(12);
  await page.keyboard.press('Escape');
  await day.fill('3.01.2033');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/31\.12\.2032|2032/);
  await day.fill('3.03.2031');
  await page.getByRole('spinbutton', { name: 'Godzina' }).fill('13');
  await page.getByRole('spinbutton', { name: 'Godzina' }).press('Tab');
  await expect(page.getByText(/^Godzinę można wybrać co 2 godziny od 0\./).first()).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Godzina' }).fill('14');
  await page.getByRole('spinbutton', { name: 'Minuty' }).press('ArrowUp');
  await expect(page.getByRole('spinbutton', { name: 'Minuty' })).toHaveValue('15');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('main')).toContainText(/3\smarca.*, 14:15/);
});
