import { getDayOfWeek, isWeekend, parseDate, type CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { usePolishHolidays } from '../calendar/index.ts';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Modal } from '../modal/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { DatePicker, type DatePickerProps } from './index.ts';

const today = parseDate('2026-11-21');
const day = parseDate('2026-11-25');
const holidays = [{ day: parseDate('2026-12-24'), name: 'Wigilia' }];
/** Delivery days: from tomorrow on, not on weekends. */
const delivery = { min: today.add({ days: 1 }), areWeekendsDisabled: true, holidays, areHolidaysDisabled: true };
const priceOf = (date: CalendarDate) => {
  if (isWeekend(date, 'pl')) return null;
  return getDayOfWeek(date, 'pl', 'mon') === 3 ? '0\u00a0zł' : '16\u00a0zł';
};

const meta = {
  title: 'Pola/DatePicker',
  component: DatePicker,
  tags: ['!autodocs'],
  args: { label: 'Data odbioru', name: 'date', pattern: 'dd.mm.yy', today },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Data odbioru' });

/** Opens the calendar, and waits until a day has focus. */
async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^(Wybierz|Zmień) datę/ }));
  const dialog = await canvas.findByRole('dialog', { name: 'Kalendarz' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day'));
  await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0));
  return dialog;
}
const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => void (await open(canvasElement));

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: day } };
export const WithError: Story = { args: { defaultValue: day, error: 'Na ten dzień nie ma już miejsc.' } };
export const WithSuccess: Story = { args: { defaultValue: day, success: 'Czekamy od 9:00 do 17:00.' } };
export const Busy: Story = { args: { defaultValue: day, busy: 'Pytamy pracownię…' } };
export const Disabled: Story = { args: { defaultValue: day, isDisabled: true, note: 'Najpierw wybierz odbiór.' } };
export const ReadOnly: Story = { args: { defaultValue: day, readOnly: true } };

/** Beside the button; never wider than the window minus its gutters. */
export const Open: Story = {
  args: { defaultValue: day },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(within(panel).getByRole('button', { name: 'środa, 25 listopada 2026' })).toHaveFocus();
    await expect(panel.getBoundingClientRect().width).toBe(346);
  },
};
/** Named days off, prices, and content under the days. */
export const WithRules: Story = {
  args: {
    availability: delivery,
    calendar: {
      defaultMonth: parseDate('2026-12-01'),
      renderDay: priceOf,
      infoBelow: <Text look="small">W&nbsp;czwartki dowozimy za darmo.</Text>,
    },
  },
  play: opened,
};
export const WeekNumbers: Story = { args: { calendar: { hasWeekNumbers: true, hasOutsideDays: true } }, play: opened };
export const TwoMonths: Story = { args: { calendar: { monthCount: 2 } }, play: opened };
/** A date of birth starts with years. */
export const Years: Story = {
  args: {
    availability: { max: today },
    calendar: { defaultView: 'year', defaultMonth: parseDate('1984-05-01') },
  },
  play: opened,
};
/** "Dziś" if today is available, "Wyczyść" while there is a date. */
export const WithButtons: Story = {
  args: { defaultValue: day, hasToday: true, hasClear: true },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Wyczyść' }));
    await expect(field(canvasElement)).toHaveValue('');
    await open(canvasElement);
  },
};
/** A sheet at the lower edge, as high as its content. */
export const OnPhone: Story = {
  args: { defaultValue: day, availability: delivery, hasToday: true, hasClear: true },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement);
    const { top, bottom, width } = sheet.getBoundingClientRect();
    await expect([bottom, width]).toEqual([window.innerHeight, document.documentElement.clientWidth]);
    await expect(top).toBeGreaterThan(72);
    await expect(within(sheet).getByRole('button', { name: 'środa, 25 listopada 2026' })).toHaveFocus();
  },
};
/** After a choice, focus and date are back at the button. */
export const OnPhoneChosen: Story = {
  args: { availability: delivery },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement);
    await userEvent.click(within(sheet).getByRole('button', { name: 'piątek, 27 listopada 2026' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: 'Zmień datę, piątek, 27 listopada 2026' }),
      ).toHaveFocus(),
    );
    await expect(field(canvasElement)).toHaveValue('27.11.2026');
  },
};

/** Alt + Down opens it, arrows move, Enter chooses, Escape cancels. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const hasDay = () => waitFor(() => expect(document.activeElement).toHaveAttribute('data-day'));
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await hasDay();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isClosed();
    const trigger = canvas.getByRole('button', { name: 'Zmień datę, sobota, 28 listopada 2026' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(field(canvasElement)).toHaveValue('28.11.2026');
    await userEvent.keyboard('{Enter}');
    await hasDay();
    await userEvent.keyboard('{PageDown}{Escape}');
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await hasDay();
    // Once around the panel: back to the day.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Poprzedni miesiąc' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'sobota, 28 listopada 2026' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(field(canvasElement)).toHaveValue('28.11.2026');
  },
};

/** Above a modal dialog, and interactive. */
export const InModal: Story = {
  render: (args) => (
    <>
      <p>Zamówienie odbierzesz w pracowni.</p>
      <Modal isOpen title="Odbiór w pracowni" onClose={() => {}}>
        <DatePicker {...args} />
      </Modal>
    </>
  ),
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'piątek, 27 listopada 2026' }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue('27.11.2026'));
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: 'Zmień datę, piątek, 27 listopada 2026' }),
      ).toHaveFocus(),
    );
  },
};

function PolishDelivery(props: DatePickerProps) {
  return <DatePicker {...props} availability={{ ...delivery, holidays: usePolishHolidays(2026, 2027) }} />;
}
/** With Polish holidays. */
export const PolishHolidays: Story = {
  args: { calendar: { defaultMonth: parseDate('2026-12-01') } },
  render: (args) => <PolishDelivery {...args} />,
  play: opened,
};
/** The form gets the date's error from the field and reports it like any other. */
export const InForm: Story = {
  args: { isRequired: true, availability: delivery },
  render: (args) => (
    <Form aria-label="Odbiór" onSubmit={async () => {}}>
      <Stack space={24}>
        <DatePicker {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const English: Story = {
  args: { label: 'Pick-up date', defaultValue: day },
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
    <Grid columns={[1, 2, 4, 4]} space={24}>
      <DatePicker {...args} label="Spoczynek" name="rest" />
      <DatePicker {...args} label="Błąd" name="error" defaultValue={day} error="Na ten dzień nie ma już miejsc." />
      <DatePicker
        {...args}
        label="Wyłączone"
        name="disabled"
        defaultValue={day}
        isDisabled
        note="Najpierw wybierz odbiór."
      />
      <DatePicker {...args} name="open" defaultValue={day} availability={delivery} hasToday hasClear />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await open(field(canvasElement).closest<HTMLElement>('[data-state]')!);
  },
};
