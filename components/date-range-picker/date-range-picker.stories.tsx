import { parseDate, type CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dateOfDay, polishHolidays, type Holiday } from '../dates/index.ts';
import { polishHolidayTexts } from '../calendar/polish-holidays.texts.ts';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { DateRangePicker, type DateRange } from './index.ts';

const today = parseDate('2026-11-21');
/** From a Wednesday to the next week's Friday. */
const hire = { start: parseDate('2026-11-25'), end: parseDate('2026-12-04') };

const holidays: ReadonlyArray<Holiday<CalendarDate>> = polishHolidays(2026).map(({ key, day }) => ({
  day: dateOfDay(day),
  name: polishHolidayTexts.pl[key],
}));
/** Moulds are for hire from today on, not on weekends. */
const availability = { min: today, areWeekendsDisabled: true, holidays };

const meta = {
  title: 'Pola/DateRangePicker',
  component: DateRangePicker,
  tags: ['!autodocs'],
  args: {
    label: 'Termin wypożyczenia form',
    startName: 'od',
    endName: 'do',
    pattern: 'dd.mm.yy',
    today,
    availability,
    count: 'workingDays',
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const dates = (canvasElement: HTMLElement) =>
  ['Od', 'Do'].map((name) => within(canvasElement).getByRole<HTMLInputElement>('textbox', { name }));
const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /zakres dat/ });
/** Opens the calendar and waits for it. */
async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(trigger(canvasElement));
  const dialog: HTMLElement = await within(canvasElement).findByRole('dialog');
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
const day = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: hire } };
export const WithNames: Story = { args: { pattern: 'd MM yy', defaultValue: hire } };
export const WithHint: Story = { args: { hint: 'od poniedziałku do piątku, najwyżej dwa tygodnie', maxLength: 14 } };
export const WithError: Story = {
  args: { defaultValue: hire, error: 'W tym terminie nie ma już form. Wybierz inny.' },
};
export const WithSuccess: Story = { args: { defaultValue: hire, success: 'Formy będą na Ciebie czekać.' } };
export const Busy: Story = { args: { defaultValue: hire, busy: 'Sprawdzamy, czy formy są wolne…' } };
export const Disabled: Story = { args: { defaultValue: hire, isDisabled: true, note: 'Najpierw wybierz formy.' } };

/** Two months, the range with its gaps, and its length. */
export const Opened: Story = {
  args: { defaultValue: hire },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(day(dialog, 'środa, 25 listopada 2026')).toHaveFocus();
    await expect(dialog).toHaveTextContent('25 listopada – 4 grudnia, 8 dni roboczych');
  },
};

/** Before the second click the range has no end. */
export const Begun: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(day(dialog, 'środa, 25 listopada 2026'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(dialog.querySelectorAll('[data-mark="preview"]')).toHaveLength(5));
    await expect(dialog).toHaveTextContent('Początek: 25 listopada. Wybierz koniec zakresu.');
  },
};

/** An invalid end is rejected with a reason. */
export const Refused: Story = {
  args: { maxLength: 7 },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(day(dialog, 'środa, 25 listopada 2026'));
    await userEvent.click(day(dialog, 'piątek, 4 grudnia 2026'));
    await expect(dialog).toHaveTextContent('Zakres może mieć najwyżej 7 dni. Wybierz inny koniec.');
  },
};

/** Two clicks in any order, and “Wybierz”: focus returns and the fields are filled. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(day(dialog, 'piątek, 4 grudnia 2026'));
    await userEvent.click(day(dialog, 'środa, 25 listopada 2026'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wybierz' }));
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    await expect(trigger(canvasElement)).toHaveAccessibleName(
      'Zmień zakres dat, od 25 listopada 2026 do 4 grudnia 2026',
    );
    await expect(dates(canvasElement).map(({ value }) => value)).toEqual(['25.11.2026', '04.12.2026']);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(hire);
  },
};

/** By keys only: into the calendar, to both ends, to “Wybierz”. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [start, end] = dates(canvasElement);
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog: HTMLElement = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(day(dialog, 'sobota, 21 listopada 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Wybierz' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    await expect([start!.value, end!.value]).toEqual(['25.11.2026', '04.12.2026']);
  },
};

/** Two dates typed in wrong order. */
export const WrongOrder: Story = {
  play: async ({ canvasElement }) => {
    const [start, end] = dates(canvasElement);
    await userEvent.type(start!, '4.12.2026');
    await userEvent.type(end!, '25.11.2026');
    await userEvent.click(document.body);
    await expect(end!).toHaveAccessibleDescription(
      'np. 25.11.2026 – 04.12.2026 Koniec jest przed początkiem. Popraw jedną z\u00a0dat.',
    );
    await expect(start!).toHaveValue('04.12.2026');
  },
};

/** A sheet of one month, its buttons in the footer. */
export const OnPhone: Story = {
  args: { defaultValue: hire },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(1);
    await expect(within(dialog).getByRole('button', { name: 'Wybierz' })).toBeVisible();
  },
};

const nightsOf = ({ start, end }: DateRange) => `noclegi: ${end.compare(start)}`;
/** A custom count. */
export const OwnCount: Story = {
  args: { label: 'Pobyt w domu plenerowym', availability: { min: today }, defaultValue: hire, count: nightsOf },
  play: async ({ canvasElement }) => {
    await expect(await opened(canvasElement)).toHaveTextContent('25 listopada – 4 grudnia, noclegi: 9');
  },
};

/** The form gets each date's error by its name. */
export const InForm: Story = {
  args: { isRequired: true, maxLength: 14 },
  render: (args) => (
    <Form aria-label="Wypożyczenie" onSubmit={async () => {}}>
      <Stack space={24}>
        <DateRangePicker {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};

export const AllStates: Story = {
  tags: ['every-theme'],
  render: ({ today: present }) => (
    <Grid columns={[1, 2, 3, 3]} space={24}>
      <DateRangePicker today={present} label="Spoczynek" />
      <DateRangePicker today={present} label="Wypełnione" pattern="dd.mm.yy" defaultValue={hire} isOptional />
      <DateRangePicker today={present} label="Z nazwami" pattern="d MM yy" defaultValue={hire} />
      <DateRangePicker
        today={present}
        label="Błąd"
        pattern="dd.mm.yy"
        defaultValue={hire}
        error="W tym terminie nie ma już form. Wybierz inny."
      />
      <DateRangePicker
        today={present}
        label="Sukces"
        pattern="dd.mm.yy"
        defaultValue={hire}
        success="Formy będą na Ciebie czekać."
      />
      <DateRangePicker
        today={present}
        label="Sprawdzamy"
        pattern="dd.mm.yy"
        defaultValue={hire}
        busy="Sprawdzamy, czy formy są wolne…"
      />
      <DateRangePicker
        today={present}
        label="Wyłączone z powodem"
        pattern="dd.mm.yy"
        defaultValue={hire}
        isDisabled
        note="Najpierw wybierz formy."
      />
    </Grid>
  ),
};
