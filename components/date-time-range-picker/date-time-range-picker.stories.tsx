import { getDayOfWeek, parseDate, parseDateTime, type CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { DateTimeRangePicker } from './index.ts';

const today = parseDate('2026-11-21');
/** From a Wednesday morning to the next week's Thursday afternoon. */
const hire = { start: parseDateTime('2026-11-25T10:00'), end: parseDateTime('2026-12-03T16:30') };
const holidays = [{ day: parseDate('2026-12-24'), name: 'Wigilia' }];
/** Moulds are collected and returned from today on, not on weekends. */
const availability = { min: today, areWeekendsDisabled: true, holidays };
/** Quarter hours, Fridays until two. */
const hours = (date: CalendarDate) => ({
  minHour: 8,
  maxHour: getDayOfWeek(date, 'pl', 'mon') === 4 ? 13 : 17,
  minuteStep: 15,
});

const meta = {
  title: 'Pola/DateTimeRangePicker',
  component: DateTimeRangePicker,
  tags: ['!autodocs'],
  args: {
    label: 'Termin wypożyczenia form',
    startName: 'od',
    endName: 'do',
    pattern: 'dd.mm.yy',
    today,
    availability,
    timeRules: hours,
    count: 'workingDays',
    onChange: fn(),
  },
} satisfies Meta<typeof DateTimeRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = (canvasElement: HTMLElement) =>
  ['Od', 'Do'].map((name) => within(canvasElement).getByRole<HTMLInputElement>('textbox', { name }));
const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /zakres dat/ });
/** Opens the panel and waits for it. */
async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(trigger(canvasElement));
  const dialog: HTMLElement = await within(canvasElement).findByRole('dialog');
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day'));
  return dialog;
}
const day = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
const box = (dialog: HTMLElement, time: string, part: string) =>
  within(within(dialog).getByRole('group', { name: time })).getByRole<HTMLInputElement>('spinbutton', { name: part });

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: hire } };
export const TwelveHours: Story = { args: { defaultValue: hire, clock: 12 } };
export const WithHint: Story = { args: { hint: 'od poniedziałku do piątku, najwyżej dwa tygodnie', maxLength: 14 } };
export const WithError: Story = {
  args: { defaultValue: hire, error: 'W tym terminie nie ma już form. Wybierz inny.' },
};
export const WithSuccess: Story = { args: { defaultValue: hire, success: 'Formy będą na Ciebie czekać.' } };
export const Busy: Story = { args: { defaultValue: hire, busy: 'Sprawdzamy, czy formy są wolne…' } };
export const Disabled: Story = { args: { defaultValue: hire, isDisabled: true, note: 'Najpierw wybierz formy.' } };

/** Two months and two times side by side, the range and its length. */
export const Opened: Story = {
  args: { defaultValue: hire },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(day(dialog, 'środa, 25 listopada 2026')).toHaveFocus();
    await expect(dialog).toHaveTextContent('25 listopada, 10:00 – 3 grudnia, 16:30, 7 dni roboczych');
    const [start, end] = within(dialog).getAllByRole('group', { name: / godziny$/ });
    await expect(start!.getBoundingClientRect().top).toBe(end!.getBoundingClientRect().top);
  },
};
export const OpenedTwelveHours: Story = {
  args: { defaultValue: hire, clock: 12 },
  play: async ({ canvasElement }) => void (await opened(canvasElement)),
};

/** Days without times: the next step is the start time. */
export const Begun: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(day(dialog, 'środa, 25 listopada 2026'));
    await userEvent.click(day(dialog, 'czwartek, 3 grudnia 2026'));
    await expect(dialog).toHaveTextContent('25 listopada – 3 grudnia, 7 dni roboczych. Wybierz godzinę początku.');
  },
};

/** On one day the end may not be before the start. */
export const WrongTimes: Story = {
  args: { defaultValue: { start: hire.start, end: hire.start.add({ hours: 2 }) } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(box(dialog, 'Do godziny', 'Godzina'));
    await userEvent.keyboard('9{Tab}');
    await expect(dialog).toHaveTextContent(/Godzina końca jest przed godziną początku. Popraw jedną z\snich./);
  },
};

/** Two days, two times and “Wybierz”: focus returns and both fields are filled. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await userEvent.tab();
    await expect(box(dialog, 'Od godziny', 'Godzina')).toHaveFocus();
    await userEvent.keyboard('10{Tab}00{Tab}16{Tab}');
    const minutes = box(dialog, 'Do godziny', 'Minuty');
    await waitFor(() => expect(minutes).toHaveFocus());
    // As the browser does on Tab.
    minutes.select();
    await userEvent.keyboard('30');
    await waitFor(() => expect(minutes).toHaveValue('30'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    await expect(trigger(canvasElement)).toHaveAccessibleName(
      /^Zmień zakres dat i\sgodzin, od 25 listopada 2026, 10:00 do 3 grudnia 2026, 16:30$/,
    );
    await expect(values(canvasElement).map(({ value }) => value)).toEqual(['25.11.2026, 10:00', '03.12.2026, 16:30']);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(hire);
  },
};

/** A typed end before the start. */
export const WrongOrder: Story = {
  play: async ({ canvasElement }) => {
    const [start, end] = values(canvasElement);
    await userEvent.type(start!, '25.11.2026 10:00');
    await userEvent.type(end!, '25.11.2026 9:45');
    await userEvent.click(document.body);
    await expect(end!).toHaveAccessibleDescription(
      'np. 25.11.2026, 10:00 – 04.12.2026, 08:00 Koniec jest przed początkiem. Popraw jedną z\u00a0dat.',
    );
    await expect(start!).toHaveValue('25.11.2026, 10:00');
  },
};

/** The end below the start, and a sheet with one month, both times and its buttons in the footer. */
export const OnPhone: Story = {
  args: { defaultValue: hire },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const [start, end] = values(canvasElement).map((input) => input.getBoundingClientRect());
    await expect(end!.top).toBeGreaterThanOrEqual(start!.bottom);
    const dialog = await opened(canvasElement);
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(1);
    await expect(within(dialog).getByRole('button', { name: 'Wybierz' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The form gets each value's error by its name. */
export const InForm: Story = {
  args: { isRequired: true, maxLength: 14 },
  render: (args) => (
    <Form aria-label="Wypożyczenie" onSubmit={async () => {}}>
      <Stack space={24}>
        <DateTimeRangePicker {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const English: Story = {
  args: { label: 'Hire of moulds', defaultValue: hire, clock: 12 },
  decorators: [
    (Inner) => (
      <div lang="en">
        <TextsProvider value={{ locale: 'en' }}>
          <Inner />
        </TextsProvider>
      </div>
    ),
  ],
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: ({ today: present }) => (
    <Grid columns={[1, 1, 2, 2]} space={24}>
      <DateTimeRangePicker today={present} label="Spoczynek" />
      <DateTimeRangePicker today={present} label="Wypełnione" pattern="dd.mm.yy" defaultValue={hire} isOptional />
      <DateTimeRangePicker today={present} label="Dwanaście godzin" clock={12} defaultValue={hire} />
      <DateTimeRangePicker
        today={present}
        label="Błąd"
        pattern="dd.mm.yy"
        defaultValue={hire}
        error="W tym terminie nie ma już form. Wybierz inny."
      />
      <DateTimeRangePicker
        today={present}
        label="Sukces"
        pattern="dd.mm.yy"
        defaultValue={hire}
        success="Formy będą na Ciebie czekać."
      />
      <DateTimeRangePicker
        today={present}
        label="Sprawdzamy"
        pattern="dd.mm.yy"
        defaultValue={hire}
        busy="Sprawdzamy, czy formy są wolne…"
      />
      <DateTimeRangePicker
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
