import { CalendarDate, getDayOfWeek, parseDate, Time } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { dateOfDay, polishHolidays, type Holiday, type Selection } from '../dates/index.ts';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { TimeField } from '../time-field/index.ts';
import { Calendar } from './index.ts';
import { polishHolidayTexts } from './polish-holidays.texts.ts';

const today = parseDate('2026-11-21');
const chosen = (...dates: ReadonlyArray<string>): Selection<CalendarDate> => ({
  days: dates.map((date) => parseDate(date)),
  start: null,
});

const holidays: ReadonlyArray<Holiday<CalendarDate>> = polishHolidays(2026).map(({ key, day }) => ({
  day: dateOfDay(day),
  name: polishHolidayTexts.pl[key],
}));
const december = { defaultMonth: parseDate('2026-12-01') };
/** Delivery days: from tomorrow on, not on weekends. */
const delivery = { min: today.add({ days: 1 }), areWeekendsDisabled: true, holidays, areHolidaysDisabled: true };

/** From a Wednesday to the next week's Friday. */
const hire = chosen(
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
);

/** Sunday is 0. */
const weekdayOf = (day: CalendarDate) => getDayOfWeek(day, 'pl', 'sun');
const priceOf = (day: CalendarDate) => {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || day.compare(new CalendarDate(2026, 12, 24)) >= 0) return null;
  return weekday === 4 ? '0\u00a0zł' : '16\u00a0zł';
};

const meta = {
  tags: ['!autodocs'],
  title: 'Pola/Calendar',
  component: Calendar,
  args: { today, onChange: fn(), onMonthChange: fn(), onViewChange: fn() },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { args: { defaultValue: chosen('2026-11-25'), min: today, holidays } };
export const Months: Story = { args: { defaultView: 'month', min: today } };
export const Years: Story = { args: { defaultView: 'year', min: today } };
export const Several: Story = {
  args: { mode: 'multiple', defaultValue: chosen('2026-11-23', '2026-11-24', '2026-11-27') },
};
export const Unavailable: Story = { args: { ...delivery, disabledDays: [parseDate('2026-11-27')] } };
export const WeekNumbers: Story = {
  args: { ...december, hasWeekNumbers: true, defaultValue: chosen('2026-12-03'), holidays },
};
export const OutsideDays: Story = { args: { hasOutsideDays: true, holidays } };
export const DayContent: Story = {
  args: { ...december, ...delivery, defaultValue: chosen('2026-12-03'), renderDay: priceOf },
};
export const NamedDays: Story = {
  args: { holidays, namedDays: [{ day: parseDate('2026-11-29'), name: 'Andrzejki' }] },
};
export const Info: Story = {
  args: {
    label: 'Data odbioru',
    infoAbove: <Text look="small">Odbiór w&nbsp;pracowni, ul. Garncarska 3.</Text>,
    infoBelow: <Text look="small">W&nbsp;soboty do 14:00.</Text>,
  },
};
/** A time beside the date, each with its callback. */
export const WithTime: Story = {
  args: {
    ...december,
    hasWeekNumbers: true,
    defaultValue: chosen('2026-12-03'),
    holidays,
    infoBelow: <TimeField label="Godzina" name="time" defaultValue={new Time(16, 30)} rules={{ minuteStep: 15 }} />,
  },
};
/** Inside a panel, such as a popover. */
export const Bare: Story = { args: { isBare: true, defaultValue: chosen('2026-11-25') } };
export const ArrowsAlone: Story = { args: { controls: 'arrows' } };
export const NoControls: Story = { args: { controls: 'none' } };
export const ShortMonths: Story = { args: { hasShortMonths: true, defaultView: 'month' } };
export const FirstMonth: Story = { args: { defaultMonth: parseDate('1970-01-01') } };
export const FirstYears: Story = { args: { defaultMonth: parseDate('1970-01-01'), defaultView: 'year' } };
export const OneMonthOfYear: Story = { args: { finestView: 'month' } };
export const OnPhone: Story = { args: { ...delivery }, globals: { viewport: { value: 'level1' } } };
export const English: Story = {
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
export const RightToLeft: Story = {
  decorators: [
    (Inner) => (
      <div dir="rtl">
        <Inner />
      </div>
    ),
  ],
};

/** Two clicks in any order; unavailable days are left out. */
export const Span: Story = {
  args: { mode: 'multiple-ranged', monthCount: 2, min: today, areWeekendsDisabled: true, holidays },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    clearAnnouncements();
    const said = () => announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));
    await userEvent.click(canvas.getByRole('button', { name: 'piątek, 4 grudnia 2026' }));
    await waitFor(() => expect(said()).toEqual(['Początek: 4 grudnia 2026. Wybierz koniec.']), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'środa, 25 listopada 2026' }));
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(8);
    const finished = 'Wybrano od 25 listopada 2026 do 4 grudnia 2026, 8 dni.';
    await waitFor(() => expect(said().slice(1)).toEqual([finished]), { timeout: 4000 });
    await userEvent.unhover(canvas.getByRole('button', { name: 'środa, 25 listopada 2026' }));
  },
};

/** Before the second click the span has no end. */
export const SpanStarted: Story = {
  args: { mode: 'multiple-ranged', monthCount: 2, min: today, areWeekendsDisabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'środa, 25 listopada 2026' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'środa, 2 grudnia 2026' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-mark="preview"]')).toHaveLength(5);
  },
};

/** Pressed on one day and released on another one. */
export const DraggedSpan: Story = {
  args: { mode: 'multiple-ranged', areWeekendsDisabled: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = (name: string) => canvas.getByRole('button', { name });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: day('środa, 25 listopada 2026') },
      { target: day('czwartek, 19 listopada 2026') },
      { keys: '[/MouseLeft]', target: day('czwartek, 19 listopada 2026') },
    ]);
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(5);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** One tab stop, arrows by days and weeks, Page Up and Page Down by months. */
export const Keyboard: Story = {
  args: { defaultValue: chosen('2026-11-25') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = (name: string) => canvas.getByRole('button', { name });
    day('Następny miesiąc').focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    canvas.getByRole('button', { name: 'Wybierz rok: 2026' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day('środa, 25 listopada 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(day('czwartek, 3 grudnia 2026')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Home}{Enter}');
    await expect(day('poniedziałek, 2 listopada 2026')).toHaveFocus();
    await expect(day('poniedziałek, 2 listopada 2026')).toHaveAccessibleDescription('Wybrany.');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

/** The same keys in other views; Enter and Space go from years to months to days. */
export const KeyboardOfViews: Story = {
  args: { defaultView: 'year', hasFocusAtOnce: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '2026' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowUp}{Home}{Enter}');
    await expect(canvas.getByRole('button', { name: 'listopad 2038' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowUp}{End}[Space]');
    await expect(canvas.getByRole('button', { name: 'poniedziałek, 21 września 2037' })).toHaveFocus();
    await expect(args.onViewChange).toHaveBeenCalledTimes(2);
  },
};

/** From years to months to days; focus follows the choice. */
export const DateOfBirth: Story = {
  args: { defaultView: 'year', defaultMonth: parseDate('1984-05-01'), max: today },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '1975' }));
    await userEvent.click(canvas.getByRole('button', { name: 'luty 1975' }));
    await expect(canvas.getByRole('grid', { name: 'luty 1975' })).toBeVisible();
    await expect(canvasElement.querySelector('[role="grid"]')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Inline space={32} align="start">
      <Calendar {...args} {...(Days.args as object)} />
      <Calendar {...args} {...(Months.args as object)} />
      <Calendar {...args} {...(Years.args as object)} />
      <Calendar
        {...args}
        mode="multiple-ranged"
        monthCount={2}
        min={today}
        areWeekendsDisabled
        holidays={holidays}
        defaultValue={hire}
      />
      <Calendar {...args} {...(WeekNumbers.args as object)} hasOutsideDays />
      <Calendar {...args} {...(DayContent.args as object)} />
    </Inline>
  ),
};
