import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Pola/NumberField',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: 'Liczba osób', name: 'people', min: 1, max: 12 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: 4 } };
export const Decimals: Story = {
  args: {
    label: 'Szerokość okna',
    name: 'width',
    decimals: 1,
    min: 300,
    max: 3000,
    step: 5,
    suffix: 'cm',
    defaultValue: 1205,
  },
};
export const BelowZero: Story = { args: { label: 'Temperatura', min: -30, max: 40, suffix: '°C', defaultValue: -5 } };
export const WithHint: Story = { args: { hint: 'od 1 do 12' } };
export const WithError: Story = { args: { defaultValue: 4, error: 'Na ten dzień są już tylko 3 miejsca.' } };
export const WithSuccess: Story = { args: { defaultValue: 4, success: 'Są miejsca.' } };
export const Busy: Story = { args: { defaultValue: 4, busy: 'Sprawdzamy miejsca…' } };
export const Disabled: Story = { args: { defaultValue: 4, isDisabled: true, note: 'Najpierw wybierz dzień.' } };
/** Out of bounds: no error while typing, only when focus leaves; the arrow keys lead back into the bounds. */
export const OutOfBounds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Liczba osób' });
    await userEvent.type(field, '13');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Wpisz co najwyżej 12.');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('12');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field.validity.valid).toBe(true);
  },
};
/** The keys of a spin button in a real browser; Left and Right, Delete and typing belong to the text. */
export const Keyboard: Story = {
  args: { defaultValue: 4 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Liczba osób' });
    await userEvent.tab();
    const walk = [
      ['{ArrowUp}', '5'],
      ['{ArrowDown}', '4'],
      ['{PageUp}', '12'],
      ['{ArrowUp}', '12'],
      ['{Home}', '1'],
      ['{End}', '12'],
      ['{Backspace}', '1'],
      ['0', '10'],
      ['{ArrowDown}', '9'],
    ] as const;
    for (const [key, value] of walk) {
      await userEvent.keyboard(key);
      await expect([field.getAttribute('aria-valuenow'), (field as HTMLInputElement).value]).toEqual([value, value]);
    }
  },
};
/** The form gets the problem from the field, and shows it like any other error. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="Rezerwacja" onSubmit={async () => {}}>
      <Stack space={24}>
        <NumberField {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 4, 4]} space={24}>
      <NumberField label="Spoczynek" />
      <NumberField label="Wypełnione" defaultValue={4} />
      <NumberField label="Z podpowiedzią" hint="od 1 do 12" min={1} max={12} isOptional />
      <NumberField label="Z miejscami po przecinku" decimals={1} suffix="cm" defaultValue={1205} />
      <NumberField label="Błąd" defaultValue={13} error="Wpisz co najwyżej 12." />
      <NumberField label="Sukces" defaultValue={4} success="Są miejsca." />
      <NumberField label="Sprawdzamy" defaultValue={4} busy="Sprawdzamy miejsca…" />
      <NumberField label="Wyłączone z powodem" defaultValue={4} isDisabled note="Najpierw wybierz dzień." />
    </Grid>
  ),
};
