import { expectNoAxeViolations } from '../support/axe.ts';
import { fillRecipient } from '../support/recipient.ts';
import { atStepOne, choose, tile } from '../support/step-one.ts';
import { expect, test } from '../support/test.ts';

const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };

test(
  'the day and hours of a delivery are chosen, a refused day says why, and the order keeps them [S-04 part]',
  phoneFirst,
  async ({ page }) => {
    await atStepOne(page);
    // The first possible day: the browser's own date field knows it.
    const first = (await page.locator('input[name^="delivery_day"]').first().getAttribute('min'))!;
    await fillRecipient(page);
    await choose(tile(page, 'Kurier w wybranym dniu'));
    const day = page.locator('input[name^="delivery_day"]:visible');
    const next = () => page.getByRole('button', { name: 'Dalej' }).click();
    await next();
    await expect(
      page
        .getByText(/^Wybierz dzień dostawy, od /)
        .and(page.locator(':visible'))
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Wybierz godziny dostawy.').and(page.locator(':visible')).first()).toBeVisible();
    const name = (await day.getAttribute('name'))!;
    const hours = page.getByRole('radio', { name: '12:00–16:00' });
    await choose(hours);
    await expect(hours).toBeChecked();
    // A day in the past, sent by the form itself: the server answers, whatever the browser offers.
    const send = async (iso: string) => {
      const form = await page
        .locator('form')
        .filter({ has: day })
        .evaluate(
          (element, [field, value]) => {
            const data = new FormData(element as HTMLFormElement);
            data.set(field!, value!);
            return [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
          },
          [name, iso],
        );
      const { origin } = new URL(page.url());
      const answer = await page.request.post('/order1.php', {
        form: Object.fromEntries(form),
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        maxRedirects: 0,
      });
      return { status: answer.status(), text: await answer.text() };
    };
    expect((await send('2020-01-02')).text).toContain('Tak szybko nie zdążymy. Najbliższy dzień to ');
    expect((await send('2999-01-02')).text).toContain('Tak daleko nie planujemy dostaw. Ostatni dzień to ');
    const sunday = new Date(first);
    sunday.setUTCDate(sunday.getUTCDate() + 28 - sunday.getUTCDay());
    expect((await send(sunday.toISOString().slice(0, 10))).text).toContain(
      'W\u00a0soboty i\u00a0niedziele ta dostawa przyjeżdża za dopłatą',
    );
    // Three weeks later there is a Tuesday that is no day off of the demo.
    const good = new Date(first);
    good.setUTCDate(good.getUTCDate() + 23 - good.getUTCDay());
    const sent = await send(good.toISOString().slice(0, 10));
    expect(sent.status).toBe(303);
    await page.goto('/order2.php');
    await expect(page.getByRole('main')).toContainText(/wtorek, \d+\s\S+, 12:00–16:00/);

    // A Saturday costs its service, and nobody pays for it on another day.
    await page.goto('/order1.php');
    await choose(page.getByRole('checkbox', { name: /^dostawa w\ssobotę, 12,00/ }));
    const saturday = new Date(first);
    saturday.setUTCDate(saturday.getUTCDate() + 27 - saturday.getUTCDay());
    expect((await send(saturday.toISOString().slice(0, 10))).status).toBe(303);
    await page.goto('/order2.php');
    await expect(page.getByRole('main')).toContainText(/dostawa w\ssobotę.*36,90\szł/s);
    await page.goto('/order1.php');
    await choose(page.getByRole('checkbox', { name: /^dostawa w\ssobotę/ }));
    expect((await send(good.toISOString().slice(0, 10))).status).toBe(303);
    await page.goto('/order2.php');
    await expect(page.getByRole('main')).toContainText(/24,90\szł/);
  },
);

test('the calendar shows days, months and years, which days can be chosen and why others cannot [T-03] [V-46 part] [H-13 part]', async ({
  page,
}) => {
  await atStepOne(page);
  await choose(tile(page, 'Kurier w wybranym dniu'));
  await page.getByRole('button', { name: /^Wybierz datę/ }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar).toBeVisible();
  const days = calendar.getByRole('grid').getByRole('button');
  await expect(days.filter({ hasText: /\d/ }).first()).toBeVisible();
  await expect(calendar.getByRole('button', { name: /^niedziela, 29/ })).toHaveAccessibleDescription(
    'Niedostępny, bo to weekend.',
  );
  await expect(calendar.getByRole('button', { name: /^niedziela, 1 / })).toHaveAccessibleDescription(
    /^Poza zakresem, najwcześniej /,
  );
  await calendar.getByRole('button', { name: /^poniedziałek, 30/ }).click();
  const change = page.getByRole('button', { name: /^Zmień datę/ });
  await expect(change).toBeFocused();

  await change.click();
  const grid = (name: string) => calendar.getByRole('grid', { name, exact: true });
  await calendar.getByRole('button', { name: 'Wybierz miesiąc: listopad' }).click();
  await expect(grid('2026').getByRole('button', { name: 'listopad 2026' })).toBeFocused();
  await expect(grid('2026').getByRole('button')).toHaveCount(12);
  await calendar.getByRole('button', { name: 'Wybierz rok: 2026' }).click();
  await expect(grid('2020–2034').getByRole('button', { name: '2026' })).toBeFocused();
  await expect(grid('2020–2034').getByRole('button')).toHaveCount(15);
  await expectNoAxeViolations(page);
  // The year leads back to the view from which it was opened, then to days.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await grid('2027').getByRole('button', { name: 'styczeń 2027' }).click();
  await grid('styczeń 2027')
    .getByRole('button', { name: /^środa, 13/ })
    .click();
  const day = page.getByRole('textbox', { name: 'Dzień dostawy' });
  await expect(day).toHaveValue('2027-01-13');
  // Only what a date has arrives.
  await day.press('ControlOrMeta+a');
  await day.pressSequentially('2a0b2/7-x01-_14');
  await expect(day).toHaveValue('2027-01-14');
});

test(
  'a phone is required only where the chosen delivery says so [V-44]',
  withoutJavaScriptFirst,
  async ({ page, javaScriptEnabled }) => {
    await atStepOne(page);
    await fillRecipient(page);
    const phone = page.getByRole('textbox', { name: 'Telefon', exact: true });
    await phone.fill('');
    const block = page.getByText('Do tej dostawy potrzebny jest telefon').and(page.locator(':visible'));
    await choose(tile(page, 'Kurier'));
    await expect(block).toHaveCount(1);
    await expect(phone).toHaveAttribute('required');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(phone).toHaveAccessibleDescription(/Proszę wypełnić to pole\./);
    await choose(tile(page, 'Odbiór w salonie'));
    await expect(block).toHaveCount(0);
    if (javaScriptEnabled) await expect(phone).not.toHaveAttribute('required');
    await choose(page.getByRole('radio', { name: /Sień Kraków/ }));
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    await expect(page.getByRole('main')).toContainText('Sień Kraków');
  },
);

test('an own shop shows its hours and which goods are there [S-04 part]', async ({ page }) => {
  await atStepOne(page);
  await choose(tile(page, 'Odbiór w salonie'));
  await expect(page.getByRole('radio', { name: /Sień Warszawa/ })).toHaveAccessibleDescription(
    /poniedziałek–piątek 10:00–19:00.*(na miejscu|dowieziemy)/,
  );
});

test(
  'each message about couriers stands where it belongs, and an order is made before its delivery has a cost [X-12]',
  phoneFirst,
  async ({ page, javaScriptEnabled }) => {
    await atStepOne(page, '1022', '1', '60-cm');
    // A working day in two weeks.
    const day = (await page.locator('input[name^="delivery_day"]').first().getAttribute('min'))!;
    const monday = new Date(day);
    monday.setUTCDate(monday.getUTCDate() + 22 - monday.getUTCDay());
    await fillRecipient(page);
    await choose(tile(page, 'Kurier ekspresowy'));
    const zipcode = page.getByRole('textbox', { name: 'Kod pocztowy' });
    const next = () => page.getByRole('button', { name: 'Dalej' }).click();
    const problem = (text: string | RegExp) =>
      expect(page.getByText(text).and(page.locator(':visible')).first()).toBeVisible();
    await zipcode.fill('');
    await next();
    await problem('Uzupełnij dane do dostawy.');
    await zipcode.fill('80-831');
    await next();
    await problem('Kurier ekspresowy nie dojeżdża pod ten adres. Wybierz inną dostawę.');
    await expectNoAxeViolations(page);
    await zipcode.fill('00-500');
    // Its system is asked once everything else is right.
    await problem(/^Wybierz dzień dostawy, od /);
    await problem('Wybierz godzinę dostawy, od 8:00 do 19:59.');
    await page
      .getByLabel('Dzień dostawy', { exact: true })
      .and(page.locator(':visible'))
      .fill(monday.toISOString().slice(0, 10));
    if (javaScriptEnabled === false) await page.getByLabel('Godzina dostawy', { exact: true }).fill('12:30');
    else {
      await page.getByRole('spinbutton', { name: 'Godzina' }).fill('12');
      await page.getByRole('spinbutton', { name: 'Minuty' }).fill('30');
    }
    await next();
    await problem('System kuriera chwilowo nie odpowiada. Spróbuj za chwilę albo wybierz inną dostawę.');
    await zipcode.fill('31-145');
    await choose(tile(page, 'Transport z montażem'));
    await problem('Koszt dostawy ustali obsługa sklepu po złożeniu zamówienia.');
    await next();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    await expect(page.getByRole('main')).toContainText('Koszt dostawy ustali obsługa sklepu po złożeniu zamówienia');
    const sums = page.getByRole('region', { name: 'Podsumowanie' });
    await expect(sums).toContainText(/Dostawa Transport z\smontażem.*ustalimy po zamówieniu/s);
    await expect(sums).toContainText(/z\sVAT, bez kosztu dostawy.*199,00\szł/s);
    await choose(page.getByRole('checkbox', { name: /Akceptuję/ }));
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dziękujemy/);
    await expect(page.getByRole('region', { name: 'Przebieg zamówienia' })).toContainText(
      'Koszt dostawy ustali obsługa sklepu',
    );
    await expect(page.getByRole('main')).toContainText(/Obsługa sklepu ustali koszt dostawy i\snapisze na/);
    await expect(sums).toContainText(/z\sVAT, bez kosztu dostawy.*199,00\szł/s);
  },
);

test(
  'goods that leave on different days may come in two parcels, each with its cost and day, which the order keeps [S-04 part]',
  withoutJavaScriptFirst,
  async ({ page }) => {
    await atStepOne(page, '1022', '1', '60-cm');
    await atStepOne(page);
    await fillRecipient(page);
    await choose(tile(page, 'Kurier'));
    const parcels = page.getByRole('radiogroup', { name: 'Kiedy wysłać' }).and(page.locator(':visible'));
    const two = parcels.getByRole('radio', { name: /^To, co jest, teraz, reszta później: dwie paczki, / });
    await expect(two).toHaveAccessibleDescription(
      /: (16|0),\d\d\szł, u\sCiebie: .*; Półka Belka: 16,90\szł, u\sCiebie: /,
    );
    await choose(two);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    const main = page.getByRole('main');
    await expect(main).toContainText(/Paczka 2: Półka Belka, 16,90\szł, \S+, \d+\s\S+/);
    await choose(page.getByRole('checkbox', { name: /Akceptuję/ }));
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dziękujemy/);
    await expect(main).toContainText(/Paczka 1: .*Paczka 2: Półka Belka, 16,90\szł/s);
  },
);
