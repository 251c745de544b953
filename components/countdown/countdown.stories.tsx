import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { announcements } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Countdown } from './index.ts';

const end = '2026-11-23T18:00:00+01:00';
/** `seconds` before the end, as ms since 1970. */
const before = (seconds: number) => Date.parse(end) - seconds * 1000;
/** A stopped clock, so that stories always look the same. */
const standing = (seconds: number) => ({ now: before(seconds), clock: () => before(seconds) });

const [minute, hour, day] = [60, 3600, 86_400];

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/Countdown',
  component: Countdown,
  args: { label: 'Do końca promocji', endLabel: 'Promocja trwa do', end, ...standing(2 * day + 3 * hour) },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const Hours: Story = { args: standing(3 * hour + 12 * minute) };
export const Minutes: Story = { args: standing(12 * minute + 5) };
export const Seconds: Story = { args: standing(42) };
export const Large: Story = { args: { ...standing(59 * minute + 22), size: 'large' } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Stack space={24}>
      <Countdown {...args} {...standing(2 * day + 3 * hour)} />
      <Countdown {...args} {...standing(day + hour)} />
      <Countdown {...args} {...standing(5 * hour)} />
      <Countdown {...args} {...standing(22 * minute + 4)} />
      <Countdown {...args} {...standing(1)} />
      <Countdown {...args} {...standing(12 * day + 21 * hour)} size="large" />
      <Countdown {...args} {...standing(9 * minute + 9)} size="large" />
    </Stack>
  ),
};

/** The time shown by the next story's clock, in milliseconds since 1970. */
let shownTime = before(2 * hour);
const movedClock = () => shownTime;

function MovedClock() {
  const [isOver, setIsOver] = useState(false);
  const moveTo = (seconds: number) => {
    shownTime = before(seconds);
    // As on a return to the tab after a while.
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const [now] = useState(() => (shownTime = before(2 * hour)));
  return (
    <Stack align="start">
      <Countdown label="Do końca promocji" end={end} now={now} clock={movedClock} onEnd={() => setIsOver(true)} />
      {isOver && <Text>Promocja się skończyła.</Text>}
      <Button onClick={() => moveTo(10 * minute)}>Dziesięć minut przed końcem</Button>
      <Button onClick={() => moveTo(0)}>Koniec</Button>
    </Stack>
  );
}

/** Announces only milestones, and disappears at its end. */
export const Ends: Story = {
  render: () => <MovedClock />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const saidBefore = announcements.length;
    const timer = canvas.getByRole('timer', { name: 'Do końca promocji' });
    await expect(timer).toHaveTextContent('2 godziny 0 minut');
    await userEvent.click(canvas.getByRole('button', { name: 'Dziesięć minut przed końcem' }));
    await expect(timer).toHaveTextContent('10 minut 0 sekund');
    await expect(announcements.slice(saidBefore).map(({ text }) => text)).toEqual(['Do końca promocji: 10\u00a0minut']);
    await userEvent.click(canvas.getByRole('button', { name: 'Koniec' }));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText('Promocja się skończyła.')).toBeVisible();
    await expect(announcements.length).toBe(saidBefore + 1);
  },
};
