import { getDayOfWeek, parseDate, parseDateTime, type CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { DateTimePicker } from './index.ts';

const today = parseDate('2026-11-21');
const half = parseDateTime('2026-12-03T16:30');
const holidays = [
  { day: parseDate('2026-12-24'), name: 'Wigilia' },
  { day: parseDate('2026-12-25'), name: 'Boże Narodzenie' },
];
const opening = { min: today, areWeekendsDisabled: true, holidays, areHolidaysDisabled: true };
/** Quarter hours, Fridays until two. */
const hours = (date: CalendarDate) => ({
  minHour: 8,
  maxHour: getDayOfWeek(date, 'pl', 'mon') === 4 ? 13 : 17,
  minuteStep: 15,
});

const meta = {
  title: 'Pola/DateTimePicker',
  component: DateTimePicker,
  tags: ['!autodocs'],
  args: { label: 'Odbiór w\u00a0Krakowie', name: 'pickUp', today, onChange: fn() },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: /^Odbiór w\sKrakowie$/ });

/** Opens the panel, and waits until a day has focus. */
async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^(Wybierz|Zmień) dzień/ }));
  const dialog = await canvas.findByRole('dialog', { name: /^Dzień i\sgodzina$/ });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day'));
  await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0));
  return dialog;
}
const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => void (await open(canvasElement));

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: half } };
export const TwelveHours: Story = { args: { defaultValue: half, clock: 12 } };
export const WithError: Story = { args: { defaultValue: half, error: 'O\u00a0tej godzinie nie ma już miejsc.' } };
export const WithSuccess: Story = { args: { defaultValue: half, success: 'Czekamy przy ul. Garncarskiej 3.' } };
export const Busy: Story = { args: { defaultValue: half, busy: 'Pytamy pracownię…' } };
export const Disabled: Story = { args: { defaultValue: half, isDisabled: true, note: 'Najpierw wybierz odbiór.' } };
export const ReadOnly: Story = { args: { defaultValue: half, readOnly: true } };

/** Without a choice "Wybierz" says what is missing. */
export const Open: Story = { play: opened };
export const OpenFilled: Story = {
  args: { defaultValue: half, availability: opening, timeRules: hours, calendar: { hasWeekNumbers: true } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(within(panel).getByRole('button', { name: 'czwartek, 3 grudnia 2026' })).toHaveFocus();
    await expect(panel.getBoundingClientRect().width).toBe(386);
  },
};
export const OpenTwelveHours: Story = { args: { defaultValue: half, clock: 12 }, play: opened };
export const OnPhone: Story = {
  args: { defaultValue: half, availability: opening, timeRules: hours },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement);
    const { bottom, width } = sheet.getBoundingClientRect();
    await expect([bottom, width]).toEqual([window.innerHeight, document.documentElement.clientWidth]);
    await expect(within(sheet).getByRole('button', { name: 'Wybierz' })).toBeVisible();
  },
};

/** A day, an hour and "Wybierz": until then the field stays. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(await open(canvasElement));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(panel.getByRole('spinbutton', { name: 'Godzina' }));
    await userEvent.keyboard('16');
    await userEvent.click(panel.getByRole('spinbutton', { name: 'Minuty' }));
    await userEvent.keyboard('30');
    await expect(field(canvasElement)).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(canvasElement)).toHaveValue('sobota, 28 listopada 2026, 16:30'));
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', {
          name: /^Zmień dzień i\sgodzinę, sobota, 28 listopada 2026, 16:30$/,
        }),
      ).toHaveFocus(),
    );
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
/** Fridays close at two: the hour is marked as wrong. */
export const WrongHour: Story = {
  args: { defaultValue: half, availability: opening, timeRules: hours },
  play: async ({ canvasElement }) => {
    const panel = within(await open(canvasElement));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(panel.getByRole('button', { name: 'Wybierz' })).toHaveAccessibleDescription(
      /^O\stej godzinie nie można. Wybierz inną.$/,
    );
  },
};
/** Typed in any common form; formatted in words on blur. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '3.12.2026 16:30');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveValue('czwartek, 3 grudnia 2026, 16:30');
  },
};
/** The form gets the error from the field and reports it like any other. */
export const InForm: Story = {
  args: { isRequired: true, availability: opening, timeRules: hours },
  render: (args) => (
    <Form aria-label="Odbiór" onSubmit={async () => {}}>
      <Stack space={24}>
        <DateTimePicker {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const English: Story = {
  args: { label: 'Pick-up in Kraków', defaultValue: half, clock: 12 },
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
  render: (args) => (
    <Grid columns={[1, 2, 3, 3]} space={24}>
      <DateTimePicker {...args} label="Spoczynek" name="rest" />
      <DateTimePicker
        {...args}
        label="Błąd"
        name="error"
        defaultValue={half}
        error="O tej godzinie nie ma już miejsc."
      />
      <DateTimePicker
        {...args}
        defaultValue={half}
        availability={opening}
        timeRules={hours}
        calendar={{ hasWeekNumbers: true }}
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => void (await open(field(canvasElement).closest<HTMLElement>('[data-state]')!)),
};
