import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Pola/Switch',
  component: Switch,
  tags: ['!autodocs'],
  args: { label: 'Ceny netto', name: 'net' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
export const WithHint: Story = { args: { hint: 'Pokażemy ceny bez VAT w\u00a0całym sklepie.', isOptional: true } };
export const WithError: Story = { args: { error: 'Nie udało się zapisać. Spróbuj ponownie.' } };
export const WithSuccess: Story = { args: { defaultChecked: true, success: 'Zapisane.' } };
export const Busy: Story = { args: { defaultChecked: true, busy: 'Zapisujemy…' } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Ceny netto widzą firmy po zalogowaniu.' } };
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Ceny netto' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Ceny netto'));
    await expect(control).not.toBeChecked();
    const { width, height } = control.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 28]);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={8}>
      <Switch label="Powiadomienia" defaultChecked />
      <Switch label="Ceny netto" />
      <Switch label="Z podpowiedzią" hint="Pokażemy ceny bez VAT w całym sklepie." isOptional />
      <Switch label="Błąd" error="Nie udało się zapisać. Spróbuj ponownie." />
      <Switch label="Sukces" defaultChecked success="Zapisane." />
      <Switch label="Sprawdzamy" defaultChecked busy="Zapisujemy…" />
      <Switch label="Wyłączony" isDisabled note="Ceny netto widzą firmy po zalogowaniu." />
      <Switch label="Wyłączony i włączony" isDisabled defaultChecked />
      <Switch aria-label="Bez widocznej etykiety" />
    </Stack>
  ),
};
