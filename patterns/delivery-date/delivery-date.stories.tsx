import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { announcements } from '../../components/announcer/index.ts';
import { fromIsoDate } from '../../components/dates/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { DeliveryDate, type DeliveryDateProps } from './index.ts';

/** A moment in Warsaw in winter, and a stopped clock, so that the stories always look the same. */
function standing(moment: string) {
  const now = Date.parse(`${moment}:00+01:00`);
  return { now, clock: () => now };
}

const stocktaking = { day: fromIsoDate('2026-11-27'), name: 'Inwentaryzacja' };

const states = {
  beforeCutOff: { ...standing('2026-11-23T09:00') },
  countingDown: { ...standing('2026-11-23T11:42') },
  afterCutOff: { ...standing('2026-11-23T15:00') },
  overTheWeekend: { ...standing('2026-11-21T10:00') },
  overChristmas: { ...standing('2026-12-23T15:00'), leadTime: 1 },
  today: { ...standing('2026-11-23T12:30'), leadTime: 0 },
  withoutCutOff: { ...standing('2026-11-23T09:00'), cutOff: null },
  tooFar: { ...standing('2026-11-23T09:00'), leadTime: 90 },
} as const satisfies Record<string, Partial<DeliveryDateProps>>;

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/DeliveryDate',
  component: DeliveryDate,
  args: { ...states.beforeCutOff, leadTime: 2, timeZone: 'Europe/Warsaw', cutOff: 14 * 60 },
} satisfies Meta<typeof DeliveryDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeCutOff: Story = {};
export const CountingDown: Story = { args: states.countingDown };
export const AfterCutOff: Story = { args: states.afterCutOff };
export const OverTheWeekend: Story = { args: states.overTheWeekend };
export const OverChristmas: Story = { args: states.overChristmas };
export const Today: Story = { args: states.today };
export const WithoutCutOff: Story = { args: states.withoutCutOff };
export const TooFar: Story = { args: { ...states.tooFar, hasCalendar: true } };
/** The shop works on a Saturday and not on the Friday before it. */
export const OwnDays: Story = {
  args: {
    ...standing('2026-11-25T15:00'),
    leadTime: 1,
    holidays: [stocktaking],
    workingDays: [fromIsoDate('2026-11-28')],
  },
};

const summary = (canvasElement: HTMLElement) => within(canvasElement).getByText('Sprawdź w kalendarzu');

/** A day without delivery gives the reason, any other its order deadline. */
export const InCalendar: Story = {
  args: { hasCalendar: true, holidays: [stocktaking] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(summary(canvasElement));
    const day = (name: string) => canvas.getByRole('button', { name });
    await expect(day('środa, 25 listopada 2026').closest('td')).toHaveAttribute('aria-selected', 'true');
    await expect(day('wtorek, 24 listopada 2026')).toHaveAccessibleDescription(/najwcześniej 25 listopada 2026/);
    await expect(day('sobota, 28 listopada 2026')).toHaveAccessibleDescription('Niedostępny, bo to weekend.');
    await expect(day('piątek, 27 listopada 2026')).toHaveAccessibleDescription(/Inwentaryzacja/);
    await userEvent.click(day('poniedziałek, 30 listopada 2026'));
    const answer = 'Dostawa w poniedziałek, 30 listopada: zamów najpóźniej w środę, 25 listopada, do 14:00.';
    await expect(canvas.getByRole('group', { name: 'Dni dostawy' })).toHaveTextContent(answer);
    await expect(announcements.at(-1)?.text.replaceAll('\u00a0', ' ')).toBe(answer);
  },
};
export const OnPhone: Story = { ...InCalendar, globals: { viewport: { value: 'level1' } } };

export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Stack space={32}>
      {Object.entries(states).map(([name, state]) => (
        <DeliveryDate key={name} {...args} {...state} />
      ))}
      <DeliveryDate {...args} {...states.countingDown} hasCalendar holidays={[stocktaking]} />
    </Stack>
  ),
  play: ({ canvasElement }) => userEvent.click(summary(canvasElement)),
};
