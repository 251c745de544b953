import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { Stack } from '../stack/index.ts';
import { QuantityStepper } from './index.ts';

const pieces = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' };

const mugs = {
  step: 1000,
  min: 1000,
  max: 8000,
  defaultValue: 2000,
  unit: 'szt.',
  unitName: pieces,
  orderedUnitName: { ...pieces, one: 'sztukę' },
  name: 'quantity',
  productName: 'Kubek Poranek',
};

const linenArgs = {
  label: 'Długość',
  hint: 'co 0,1 m, w jednym kawałku',
  step: 100,
  min: 500,
  max: 18_400,
  defaultValue: 1500,
  unit: 'm',
  unitName: { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' },
  orderedUnitName: undefined as never,
  productName: 'Len Miedza',
  aside: 'zostało 18,4 m',
};

const meta = {
  title: 'Pola/QuantityStepper',
  component: QuantityStepper,
  tags: ['!autodocs'],
  args: mugs,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pieces: Story = {};
export const Metres: Story = { args: linenArgs };
export const Compact: Story = { args: { size: 'compact', 'aria-label': 'Ilość: Kubek Poranek' } };
export const AtTheBound: Story = { args: { defaultValue: 8000 } };
export const WithoutMaximum: Story = { args: { max: null, defaultValue: 1_234_000 } };
export const WithError: Story = { args: { error: 'Nie udało się zmienić ilości. Spróbuj ponownie.' } };
/** A refused form returns with the typed text; a button or a number replaces it. */
export const Refused: Story = {
  args: { defaultText: '1,5x', error: 'Wpisz ilość cyframi, na przykład 2.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Ilość' });
    input.focus();
    input.blur();
    await expect(input).toHaveValue('1,5x');
    await expect(input).toHaveAttribute('aria-valuetext', '1,5x');
  },
};
export const Impossible: Story = { args: { min: 5000, max: 3000 } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Najpierw wybierz rozmiar.' } };
export const Corrected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Ilość' });
    await userEvent.clear(input);
    await userEvent.type(input, '13{Enter}');
    await expect(input).toHaveValue('8');
    await expect(canvas.getByText(/Możesz zamówić co najwyżej 8.sztuk/, { selector: 'span' })).toBeVisible();
  },
};
/** Pointer presses on buttons leave focus in the input and announce the value, or beyond the bound the bound. */
export const Pressed: Story = {
  args: { defaultValue: 2000 },
  play: async ({ canvasElement }) => {
    clearAnnouncements();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Ilość' });
    const less = canvas.getByRole('button', { name: 'Zmniejsz ilość: Kubek Poranek' });
    input.focus();
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('1');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(announcements.map(({ text }) => text)).toEqual([
      '1 sztuka',
      'Możesz zamówić co najmniej 1\u00a0sztukę',
    ]);
  },
};
/** Invalid characters are dropped while typing, and the caret stays where it was. */
export const Filtered: Story = {
  args: linenArgs,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Długość' });
    await userEvent.clear(input);
    await userEvent.type(input, '2a,b5c,1');
    await expect(input).toHaveValue('2,51');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('x1');
    await expect(input).toHaveValue('21,51');
    await expect(input.selectionStart).toBe(2);
    await waitFor(() => expect(input).toHaveValue('18,4'), { timeout: 3000 });
  },
};
/** The keys of the W3C example in a real browser: they do not move the caret and do not scroll the page. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Ilość' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const walk = [
      ['{ArrowUp}', '3'],
      ['{ArrowDown}', '2'],
      ['{PageUp}', '8'],
      ['{ArrowUp}', '8'],
      ['{Home}', '1'],
      ['{ArrowDown}', '1'],
      ['{End}', '8'],
      ['{PageDown}', '1'],
    ] as const;
    for (const [key, value] of walk) {
      await userEvent.keyboard(key);
      await expect(input).toHaveAttribute('aria-valuenow', value);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Zwiększ ilość: Kubek Poranek' }));
    await expect(input).toHaveAttribute('aria-valuetext', '2 sztuki');
    await expect(input).toHaveFocus();
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <QuantityStepper {...mugs} />
      <QuantityStepper {...mugs} defaultValue={8000} label="Na granicy" productName="Miska" />
      <QuantityStepper
        {...mugs}
        label="Długość"
        unit="m"
        step={100}
        min={500}
        max={18_400}
        defaultValue={1500}
        aside="zostało 18,4 m"
        productName="Len"
      />
      <QuantityStepper {...mugs} size="compact" label="Mniejszy" productName="Talerz" />
      <QuantityStepper {...mugs} label="Bez granicy" max={null} defaultValue={1_234_000} productName="Guzik" />
      <QuantityStepper {...mugs} label="Błąd" error="Nie udało się zmienić ilości." productName="Dzban" />
      <QuantityStepper {...mugs} label="Odrzucone" defaultText="bardzo dużo" error="Wpisz liczbę." productName="Misa" />
      <QuantityStepper {...mugs} label="Niemożliwe" min={5000} max={3000} productName="Wazon" />
      <QuantityStepper {...mugs} label="Wyłączone" isDisabled note="Najpierw wybierz rozmiar." productName="Koszula" />
    </Stack>
  ),
};
