import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { announcements } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Progress } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/Progress',
  component: Progress,
  args: { label: 'Wysyłamy zdjęcia', value: 37 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percents: Story = {};
export const InWords: Story = { args: { value: 3, max: 8, valueText: '3 z\u00a08 zdjęć' } };
export const Begins: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100, doneText: 'Wysłane' } };
/** Unknown duration: under reduced motion dots stand all along the bar. */
export const Indeterminate: Story = { args: { label: 'Sprawdzamy płatność', value: undefined } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={32}>
      <Progress label="Wysyłamy zdjęcia" value={0} />
      <Progress label="Wysyłamy film" value={37} />
      <Progress label="Zapisujemy listę" value={3} max={8} valueText={'3 z\u00a08 produktów'} />
      <Progress label="Przenosimy koszyk" value={1} max={1} />
      <Progress label="Sprawdzamy płatność" />
    </Stack>
  ),
};

function Sending() {
  const [sent, setSent] = useState(0);
  return (
    <Stack align="stretch">
      <Progress label="Wysyłamy zdjęcia" value={sent} max={20} />
      <div>
        <Button onClick={() => setSent(sent + 3)}>Dalej</Button>
      </div>
    </Stack>
  );
}

/** Seven steps to the end, four of them announced. */
export const Milestones: Story = {
  render: () => <Sending />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = announcements.length;
    for (let step = 0; step < 7; step += 1) await userEvent.click(canvas.getByRole('button'));
    await expect(announcements.slice(before).map(({ text }) => text)).toEqual([
      'Wysyłamy zdjęcia: 30%',
      'Wysyłamy zdjęcia: 60%',
      'Wysyłamy zdjęcia: 75%',
      'Wysyłamy zdjęcia: Gotowe',
    ]);
    await expect(canvas.getByRole('progressbar', { name: 'Wysyłamy zdjęcia' })).toHaveAttribute(
      'aria-valuetext',
      'Gotowe',
    );
  },
};
