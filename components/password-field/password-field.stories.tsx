import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { Grid } from '../grid/index.ts';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Pola/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: 'Hasło', name: 'password', purpose: 'current' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const limits = { min: 6, max: 15 };

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: 'drewnianydom' } };
export const New: Story = { args: { purpose: 'new', limits } };
export const TooShort: Story = { args: { purpose: 'new', limits, defaultValue: 'dom' } };
export const Weak: Story = { args: { purpose: 'new', limits, defaultValue: 'haslo123' } };
export const Fair: Story = { args: { purpose: 'new', limits, defaultValue: 'wk4xb7mz' } };
export const Strong: Story = { args: { purpose: 'new', limits, defaultValue: 'drewnianydom' } };
export const TooLong: Story = { args: { purpose: 'new', limits, defaultValue: 'drewnianydomekletni' } };
export const WithError: Story = { args: { error: 'Hasło jest inne. Spróbuj jeszcze raz.' } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Najpierw wpisz e-mail.' } };
/** The caret and focus stay; the button's name and one announcement give the state. */
export const Revealed: Story = {
  args: { defaultValue: 'drewnianydom' },
  play: async ({ canvasElement }) => {
    clearAnnouncements();
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Hasło');
    input.focus();
    input.setSelectionRange(4, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż hasło' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([4, 4]);
    await expect(announcements.map(({ text }) => text)).toEqual(['Hasło jest widoczne']);
  },
};
/** By the keyboard: the button is the next stop after the input, and Space presses it. */
export const Keyboard: Story = {
  args: { defaultValue: 'drewnianydom' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const input = canvas.getByLabelText('Hasło');
    const box = input.parentElement!;
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(box).outlineStyle).toBe('solid');
    await userEvent.tab();
    // One ring at a time: the button's own.
    await expect(getComputedStyle(box).outlineStyle).toBe('none');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Ukryj hasło' })).toHaveFocus();
    await expect(canvas.getByLabelText('Hasło')).toHaveAttribute('type', 'text');
  },
};
/** The form is sent with the password hidden. */
export const Sent: Story = {
  args: { defaultValue: 'drewnianydom' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż hasło' }));
    await userEvent.type(canvas.getByLabelText('Hasło'), '{Enter}');
    await expect(canvas.getByLabelText('Hasło')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Pokaż hasło' })).toBeVisible();
  },
};
/** Shown with every key, and announced in a pause. */
export const Measured: Story = {
  args: { purpose: 'new', limits },
  play: async ({ canvasElement }) => {
    clearAnnouncements();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Hasło'), 'haslo');
    await expect(canvas.getByText('Za krótkie.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Hasło'));
    await userEvent.paste('drewnianydom');
    await expect(canvas.getByText('Mocne.')).toBeVisible();
    await waitFor(() => expect(announcements.map(({ text }) => text)).toEqual(['Hasło: Mocne.']), { timeout: 5000 });
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 4, 4]} space={24}>
      <PasswordField purpose="current" label="Spoczynek" />
      <PasswordField purpose="current" label="Wypełnione" defaultValue="drewnianydom" />
      <PasswordField purpose="current" label="Błąd" error="Hasło jest inne. Spróbuj jeszcze raz." />
      <PasswordField purpose="current" label="Wyłączone z powodem" isDisabled note="Najpierw wpisz e-mail." />
      <PasswordField purpose="new" limits={limits} label="Nowe" />
      <PasswordField purpose="new" limits={limits} label="Krótkie" defaultValue="dom" />
      <PasswordField purpose="new" limits={limits} label="Słabe" defaultValue="haslo123" />
      <PasswordField purpose="new" limits={limits} label="Średnie" defaultValue="wk4xb7mz" />
      <PasswordField purpose="new" limits={limits} label="Mocne" defaultValue="drewnianydom" />
      <PasswordField purpose="new" limits={limits} label="Długie" defaultValue="drewnianydomekletni" />
    </Grid>
  ),
};
