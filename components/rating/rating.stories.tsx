import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Rating, RatingValue } from './index.ts';

const meta = {
  title: 'Pola/Rating',
  component: Rating,
  tags: ['!autodocs'],
  args: { label: 'Ocena', name: 'rating' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 4 } };
export const Optional: Story = { args: { isOptional: true, hint: 'Sama treść też nam pomoże.' } };
export const Required: Story = { args: { isRequired: true } };
export const WithError: Story = { args: { isRequired: true, error: 'Proszę wybrać opcję.' } };
export const WithSuccess: Story = { args: { defaultValue: 5, success: 'Dziękujemy za ocenę.' } };
export const Busy: Story = { args: { defaultValue: 5, busy: 'Zapisujemy…' } };
export const Disabled: Story = { args: { defaultValue: 3, isDisabled: true, note: 'Ocenisz po odebraniu paczki.' } };
/** One tab stop; the arrow keys go from star to star and choose, and lead to "Bez oceny" and out of it. */
export const Keyboard: Story = {
  args: { isOptional: true, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bez oceny' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const two = canvas.getByRole('radio', { name: '2 z\u00a05\u00a0gwiazdek' });
    await expect(two).toHaveFocus();
    await expect(two).toBeChecked();
    await expect(canvas.getByText('2, słaba')).toBeVisible();
    await expect(canvas.getByText('3, średnia')).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Bez oceny' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '4 z\u00a05\u00a0gwiazdek' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    const { width, height } = canvas.getByRole('radio', { name: '4 z\u00a05\u00a0gwiazdek' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
/** Focus on a star that is not chosen says what it means. */
export const FocusPreview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1, zła')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('1, zła')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1 z\u00a05\u00a0gwiazdek' })).not.toBeChecked();
  },
};
export const Values: Story = {
  render: () => (
    <Stack space={12}>
      <RatingValue value={4.5} count={12} />
      <RatingValue value={4} count={1} size={20} />
      <RatingValue value={3.2} size={24} />
      <RatingValue value={0} />
    </Stack>
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <Rating label="Ocena" name="a" defaultValue={4} />
      <Rating label="Nic nie wybrano" name="b" />
      <Rating label="Z podpowiedzią" name="c" isOptional hint="Sama treść też nam pomoże." />
      <Rating label="Błąd" name="d" error="Proszę wybrać opcję." />
      <Rating label="Sukces" name="e" defaultValue={5} success="Dziękujemy za ocenę." />
      <Rating label="Sprawdzamy" name="f" defaultValue={5} busy="Zapisujemy…" />
      <Rating label="Wyłączona" name="g" defaultValue={3} isDisabled note="Ocenisz po odebraniu paczki." />
      <Rating aria-label="Bez widocznej nazwy" name="h" defaultValue={2} />
      <RatingValue value={4.5} count={12} />
      <RatingValue value={4} count={1} size={20} />
      <RatingValue value={3.2} size={24} />
    </Stack>
  ),
};
