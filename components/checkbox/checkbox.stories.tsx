import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Pola/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Chcę fakturę na firmę (NIP)', name: 'invoice' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Partly: Story = { args: { label: 'Wszystkie kolory', isIndeterminate: true } };
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
export const Optional: Story = { args: { isOptional: true, hint: 'Wyślemy ją mailem.' } };
export const WithError: Story = { args: { isRequired: true, error: 'Zaznacz zgodę na regulamin, żeby zamówić.' } };
export const WithSuccess: Story = { args: { defaultChecked: true, success: 'Zapisane.' } };
export const Busy: Story = { args: { defaultChecked: true, busy: 'Zapisujemy…' } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Fakturę wystawiamy po wpisaniu numeru NIP.' } };
/** The whole row is the target, Space ticks, and a link in the label works. */
export const WholeRow: Story = {
  args: {
    label: (
      <>
        Akceptuję <Link href="#regulamin">regulamin</Link>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Akceptuję regulamin' });
    const row = box.parentElement!.getBoundingClientRect();
    await expect(row.height).toBeGreaterThanOrEqual(44);
    const atTheEnd = document.elementFromPoint(row.right - 4, row.top + 4) as HTMLElement;
    await userEvent.click(atTheEnd);
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    // The target lies behind the text: a press on the link follows it.
    const link = within(canvasElement).getByRole('link');
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(link).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={8}>
      <Checkbox label="Zaznaczona" defaultChecked />
      <Checkbox label="Niezaznaczona" />
      <Checkbox label="Częściowo zaznaczona" isIndeterminate />
      <Checkbox
        label={
          <>
            Akceptuję <Link href="/regulamin">regulamin sklepu</Link>
          </>
        }
        hint="Bez tej zgody nie możemy przyjąć zamówienia."
      />
      <Checkbox label="Pamiętaj o mnie" isOptional />
      <Checkbox label="Błąd" error="Zaznacz zgodę na regulamin, żeby zamówić." />
      <Checkbox label="Sukces" defaultChecked success="Zapisane." />
      <Checkbox label="Sprawdzamy" defaultChecked busy="Zapisujemy…" />
      <Checkbox label="Wyłączona" isDisabled note="Fakturę wystawiamy po wpisaniu numeru NIP." />
      <Checkbox label="Wyłączona i zaznaczona" isDisabled defaultChecked />
      <Checkbox label="Wyłączona częściowo" isDisabled isIndeterminate />
      <Checkbox aria-label="Bez widocznej etykiety" />
    </Stack>
  ),
};
