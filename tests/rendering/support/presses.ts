import { expect, type Locator, type Page } from 'playwright/test';

type AriaRole = Parameters<Page['getByRole']>[0];
/** ARIA has no role for a `<summary>`. */
type Role = AriaRole | 'summary';
/** What a person perceives, or what must hold before the press makes sense. */
type Look = (page: Page) => Promise<unknown>;

/** One press: on what, and what happens then. */
export interface PressStep {
  readonly role: Role;
  /** The whole accessible name, or a pattern of it. */
  readonly name: string | RegExp;
  readonly effect: Look;
  /** Brings the page to where the press makes sense. */
  readonly before?: Look | undefined;
}

/** Presses one after the other in one story. */
export interface Presses {
  /** The name of its export. */
  readonly story: string;
  readonly steps: ReadonlyArray<PressStep>;
}

/** What is pressed or looked at. */
export const find = (page: Page, role: Role, name: string | RegExp): Locator =>
  role === 'summary'
    ? page.locator('summary', { hasText: name })
    : page.getByRole(role, { name, exact: typeof name === 'string' });

const press = (role: Role, name: string | RegExp, effect: Look, before?: Look): PressStep => ({
  role,
  name,
  effect,
  before,
});
const shows =
  (role: Role, name: string | RegExp): Look =>
  (page) =>
    expect(find(page, role, name)).toBeVisible();
const hides =
  (role: Role, name: string | RegExp): Look =>
  (page) =>
    expect(find(page, role, name)).toBeHidden();
const says =
  (text: string | RegExp): Look =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible();
const isSilentAbout =
  (text: string | RegExp): Look =>
  (page) =>
    expect(page.getByText(text)).toBeHidden();
const checks =
  (role: 'checkbox' | 'radio' | 'switch', name: string | RegExp): Look =>
  (page) =>
    expect(find(page, role, name)).toBeChecked();
const holds =
  (role: Role, name: string | RegExp, value: string): Look =>
  (page) =>
    expect(find(page, role, name)).toHaveValue(value);
const has =
  (role: Role, name: string | RegExp, attribute: string, value: string): Look =>
  (page) =>
    expect(find(page, role, name)).toHaveAttribute(attribute, value);
const focuses =
  (role: Role, name: string | RegExp): Look =>
  (page) =>
    expect(find(page, role, name)).toBeFocused();
const leadsTo =
  (end: string): Look =>
  (page) =>
    expect(page).toHaveURL((url) => url.href.endsWith(end));

/** A press on this opens that, and a press on its close button closes it. */
const opensAndCloses = (opener: string | RegExp, role: AriaRole, closer: string): ReadonlyArray<PressStep> => [
  press('button', opener, (page) => expect(page.getByRole(role)).toBeVisible()),
  press('button', closer, (page) => expect(page.getByRole(role)).toBeHidden()),
];

const dayIn = /^piątek, 4 grudnia 2026/;

/** The presses of each component, by its folder. */
export const pressesOf: Readonly<Record<string, ReadonlyArray<Presses>>> = {
  accordion: [
    {
      story: 'Closed',
      steps: [press('summary', 'Dostawa', says(/^Zamów/)), press('summary', 'Dostawa', isSilentAbout(/^Zamów/))],
    },
  ],
  alert: [{ story: 'Info', steps: [press('button', 'Zamknij', isSilentAbout('Zmieniliśmy ilość na 1,5 m.'))] }],
  'alert-dialog': [{ story: 'AllStates', steps: opensAndCloses('Skasuj wpis', 'alertdialog', 'Zostaw') }],
  'back-to-top': [
    {
      story: 'AfterTwoScreens',
      steps: [
        press('link', 'Wróć na górę', focuses('heading', 'Wszystkie kubki'), (page) =>
          page.evaluate(() => window.scrollTo(0, 3 * window.innerHeight)),
        ),
      ],
    },
  ],
  banner: [{ story: 'Closable', steps: [press('button', 'Zamknij', isSilentAbout('Przerwa świąteczna'))] }],
  breadcrumbs: [{ story: 'AllStates', steps: [press('link', 'Len i tkaniny', leadsTo('/len'))] }],
  button: [
    {
      story: 'Toggle',
      steps: [
        press('button', 'Na liście: Kubek Poranek', has('button', 'Na liście: Kubek Poranek', 'aria-pressed', 'true')),
        press('button', 'Na liście: Kubek Poranek', has('button', 'Na liście: Kubek Poranek', 'aria-pressed', 'false')),
      ],
    },
  ],
  calendar: [
    {
      story: 'Days',
      steps: [
        press('button', /^Następny miesiąc/, shows('grid', /^grudzień 2026/)),
        press('button', dayIn, (page) =>
          expect(page.getByRole('gridcell', { selected: true }).getByRole('button', { name: dayIn })).toBeVisible(),
        ),
      ],
    },
  ],
  card: [{ story: 'WithButtons', steps: [press('link', 'Kubek Poranek', leadsTo('#kubek'))] }],
  carousel: [
    {
      story: 'OneAtATime',
      steps: [
        press('button', 'Następny slajd', has('button', 'Slajd 2 z 3', 'aria-current', 'true')),
        press('button', 'Slajd 3 z 3', has('button', 'Slajd 3 z 3', 'aria-current', 'true')),
      ],
    },
  ],
  checkbox: [{ story: 'Unticked', steps: [press('checkbox', /^Chcę fakturę/, checks('checkbox', /^Chcę fakturę/))] }],
  'checkbox-group': [{ story: 'Rest', steps: [press('checkbox', 'Wazony', checks('checkbox', 'Wazony'))] }],
  combobox: [
    {
      story: 'Open',
      steps: [
        press('option', /^Klosz lniany/, leadsTo('/Klosz%20lniany'), (page) =>
          page.getByRole('combobox', { name: 'Szukaj produktów' }).pressSequentially('len'),
        ),
      ],
    },
  ],
  'date-picker': [
    {
      story: 'Filled',
      steps: [
        press('button', /^Zmień datę/, shows('dialog', 'Kalendarz')),
        press('button', /^piątek, 27 listopada 2026/, holds('textbox', 'Data odbioru', '27.11.2026')),
      ],
    },
  ],
  'date-range-picker': [
    {
      story: 'Rest',
      steps: [
        press('button', /zakres dat/, (page) => expect(page.getByRole('dialog')).toBeVisible()),
        press('button', /^środa, 25 listopada 2026/, (page) =>
          expect(page.getByRole('dialog')).toContainText('Wybierz koniec zakresu.'),
        ),
        press('button', dayIn, (page) => expect(page.getByRole('dialog')).toContainText('8 dni roboczych')),
        press('button', 'Wybierz', holds('textbox', 'Do', '04.12.2026')),
      ],
    },
  ],
  'date-time-picker': [
    {
      story: 'Filled',
      steps: [
        press('button', /^Zmień dzień/, shows('dialog', /^Dzień i godzina/)),
        press('button', dayIn, (page) =>
          expect(page.getByRole('gridcell', { selected: true }).getByRole('button', { name: dayIn })).toBeVisible(),
        ),
        press('button', 'Wybierz', holds('textbox', /^Odbiór w Krakowie/, 'piątek, 4 grudnia 2026, 16:30')),
      ],
    },
  ],
  'date-time-range-picker': [
    {
      story: 'Filled',
      steps: [
        press('button', /zakres dat/, (page) => expect(page.getByRole('dialog')).toBeVisible()),
        press('button', dayIn, (page) => expect(page.getByRole('dialog')).toContainText('Wybierz koniec zakresu')),
        press('button', /^poniedziałek, 7 grudnia 2026/, (page) =>
          expect(page.getByRole('dialog')).toContainText('2 dni robocze'),
        ),
        press('button', 'Wybierz', holds('textbox', 'Do', '07.12.2026, 16:30')),
      ],
    },
  ],
  'dismissible-bar': [{ story: 'Code', steps: [press('button', 'Zamknij', hides('region', 'Kod rabatowy'))] }],
  drawer: [{ story: 'Start', steps: opensAndCloses('Pokaż', 'dialog', 'Zamknij') }],
  'email-field': [
    {
      story: 'Rest',
      steps: [
        press('button', /^Czy chodziło o/, holds('textbox', 'E-mail', 'hanna@gmail.com'), async (page) => {
          await page.getByRole('textbox', { name: 'E-mail' }).fill('hanna@gmial.com');
          await page.getByRole('textbox', { name: 'E-mail' }).blur();
        }),
      ],
    },
  ],
  'error-summary': [
    { story: 'ThreeErrors', steps: [press('link', /^Kod pocztowy/, focuses('textbox', 'Kod pocztowy'))] },
  ],
  'file-upload': [
    {
      story: 'Rest',
      steps: [
        press('button', 'Usuń plik paragon.pdf', hides('button', 'Usuń plik paragon.pdf'), (page) =>
          page.getByLabel('Załączniki').setInputFiles([
            { name: 'paragon.pdf', mimeType: 'application/pdf', buffer: Buffer.from('paragon') },
            { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('umowa') },
          ]),
        ),
      ],
    },
  ],
  form: [{ story: 'Rest', steps: [press('button', 'Wyślij', shows('group', /^Popraw 3 pola/))] }],
  gallery: [
    {
      story: 'Five',
      steps: [
        press('link', 'Zdjęcie 3 z 5', has('link', 'Zdjęcie 3 z 5', 'aria-current', 'true')),
        press('link', 'Powiększ zdjęcie 3 z 5', shows('dialog', 'Zdjęcia produktu')),
        press('button', 'Zamknij', hides('dialog', 'Zdjęcia produktu')),
      ],
    },
  ],
  link: [{ story: 'InSentence', steps: [press('link', 'Zobacz koszyk', leadsTo('#cel'))] }],
  'loading-overlay': [
    {
      story: 'PageLoads',
      steps: [
        press('button', 'Pokaż dział', shows('region', 'Wczytujemy stronę')),
        press('button', 'Przerwij', hides('region', 'Wczytujemy stronę')),
      ],
    },
  ],
  menu: [
    {
      story: 'Resting',
      steps: [
        press('button', 'Ceramika: podkategorie', shows('link', 'Talerze')),
        press('button', 'Len: podkategorie', shows('link', 'Obrusy')),
        press('button', 'Len: podkategorie', hides('link', 'Obrusy')),
      ],
    },
    { story: 'OnPhone', steps: [press('summary', 'Drewno', shows('link', 'Deski'))] },
  ],
  modal: [{ story: 'WordsOnly', steps: opensAndCloses('Opuść', 'dialog', 'Zamknij') }],
  pagination: [{ story: 'First', steps: [press('link', 'Strona 2', leadsTo('?page=2'))] }],
  'password-field': [
    {
      story: 'Filled',
      steps: [press('button', 'Pokaż hasło', shows('textbox', 'Hasło'))],
    },
  ],
  popover: [{ story: 'Closed', steps: opensAndCloses('Kiedy dojdzie', 'dialog', 'Zamknij') }],
  'quantity-stepper': [
    {
      story: 'Pieces',
      steps: [
        press('button', 'Zwiększ ilość: Kubek Poranek', holds('spinbutton', 'Ilość', '3')),
        press('button', 'Zmniejsz ilość: Kubek Poranek', holds('spinbutton', 'Ilość', '2')),
      ],
    },
  ],
  'radio-group': [{ story: 'List', steps: [press('radio', 'Firma', checks('radio', 'Firma'))] }],
  rating: [{ story: 'NothingChosen', steps: [press('radio', /^4 z/, says('4, dobra'))] }],
  'skip-link': [
    {
      story: 'Resting',
      steps: [
        press(
          'link',
          'Przejdź do treści',
          (page) => expect(page.locator('#tresc')).toBeFocused(),
          (page) => page.getByRole('link', { name: 'Przejdź do treści' }).focus(),
        ),
      ],
    },
  ],
  steps: [{ story: 'Second', steps: [press('link', /^Koszyk/, leadsTo('/basketedit.php'))] }],
  switch: [{ story: 'Off', steps: [press('switch', 'Ceny netto', checks('switch', 'Ceny netto'))] }],
  table: [
    {
      story: 'SortedByScript',
      steps: [
        press('button', 'Kwota', has('columnheader', 'Kwota', 'aria-sort', 'descending')),
        press('button', 'Kwota', has('columnheader', 'Kwota', 'aria-sort', 'ascending')),
      ],
    },
  ],
  tabs: [
    { story: 'First', steps: [press('tab', 'Parametry', shows('tabpanel', 'Parametry'))] },
    { story: 'OnPhone', steps: [press('button', 'Parametry', says(/^Wysokość 9/))] },
  ],
  'time-field': [
    { story: 'TwelveHours', steps: [press('button', /^AM/, has('button', /^AM/, 'aria-pressed', 'true'))] },
  ],
  tooltip: [
    {
      story: 'Information',
      steps: [
        press('button', 'O punktach', says(/^Za każde 10/)),
        press('button', 'O punktach', hides('link', 'Zasady programu')),
      ],
    },
  ],
  truncate: [
    {
      story: 'Rest',
      steps: [
        press('button', 'Pokaż więcej: opinia Zofii', says(/drugi raz\.$/)),
        press('button', 'Pokaż mniej: opinia Zofii', isSilentAbout(/drugi raz\.$/)),
      ],
    },
  ],
};
