import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { icons } from '../icon/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { RadioGroup, type RadioOption } from './index.ts';

const recipients: ReadonlyArray<RadioOption> = [
  { value: 'person', label: 'Osoba' },
  { value: 'company', label: 'Firma' },
  { value: 'foundation', label: 'Fundacja, wkrótce', isDisabled: true },
];
const sizes: ReadonlyArray<RadioOption> = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
  { value: 'xl', label: 'XL', isUnavailable: true },
];
const colors: ReadonlyArray<RadioOption> = [
  { value: 'natural', label: 'naturalny', swatch: '#d8ccb8' },
  { value: 'lime', label: 'wapno', swatch: '#efece6' },
  { value: 'navy', label: 'granat', swatch: '#1f2a4d' },
  { value: 'sage', label: 'szałwia', swatch: '#a8bfa0', isUnavailable: true },
];
const deliveries: ReadonlyArray<RadioOption> = [
  {
    value: 'locker',
    label: 'Paczkomat InPost',
    description: 'u Ciebie w poniedziałek, 23 listopada',
    amount: '12,99 zł',
    icon: icons.parcelLocker,
    content: <TextField label="Miejscowość, kod pocztowy lub nazwa automatu" name="locker" />,
  },
  {
    value: 'dpd',
    label: 'Kurier DPD',
    description: 'poniedziałek, 23 listopada, 8:00–16:00',
    amount: '15,99 zł',
    icon: icons.truck,
  },
  { value: 'orlen', label: 'Orlen Paczka', description: 'wtorek, 24 listopada', amount: '9,99 zł', icon: icons.pin },
];
const payments: ReadonlyArray<RadioOption> = [
  {
    value: 'blik',
    label: 'BLIK',
    description: '6 cyfr z aplikacji banku',
    amount: '0,00 zł',
    icon: icons.phone,
    content: 'Kod poda aplikacja banku.',
  },
  { value: 'card', label: 'Karta', description: 'Visa, Mastercard', amount: '0,00 zł' },
  { value: 'transfer', label: 'Szybki przelew', description: 'lista banków', amount: '0,00 zł' },
];

const meta = {
  title: 'Pola/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: { label: 'Odbiorca faktury', name: 'recipient', options: recipients },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { args: { defaultValue: 'person' } };
export const NothingChosen: Story = {};
export const WithError: Story = { args: { isRequired: true, error: 'Proszę wybrać opcję.' } };
export const Sizes: Story = {
  args: { label: 'Rozmiar', name: 'size', options: sizes, look: 'option', defaultValue: 'm' },
};
export const SizesWithError: Story = {
  args: { label: 'Rozmiar', name: 'size', options: sizes, look: 'option', error: 'Najpierw wybierz rozmiar.' },
};
export const UnavailableChosen: Story = {
  args: {
    label: 'Rozmiar',
    name: 'size',
    options: sizes,
    look: 'option',
    defaultValue: 'xl',
    note: 'XL: chwilowo brak, można wybrać.',
  },
};
export const Colors: Story = {
  args: {
    label: 'Kolor',
    name: 'color',
    options: colors,
    look: 'option',
    defaultValue: 'natural',
    chosenText: 'naturalny',
  },
};
export const Tiles: Story = {
  args: { label: 'Dostawa', name: 'delivery', options: deliveries, look: 'tile', defaultValue: 'dpd' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByText('Paczkomat InPost'));
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Kurier DPD' })).toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const TilesInColumns: Story = {
  args: { label: 'Płatność', name: 'payment', options: payments, look: 'tile', columns: 2, defaultValue: 'blik' },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={32}>
      <RadioGroup label="Odbiorca faktury" name="a" options={recipients} defaultValue="person" />
      <RadioGroup label="Błąd" name="b" options={recipients} error="Proszę wybrać opcję." />
      <RadioGroup
        label="Rozmiar"
        name="c"
        options={sizes}
        look="option"
        defaultValue="m"
        note="XL: chwilowo brak, można wybrać."
      />
      <RadioGroup label="Kolor" name="d" options={colors} look="option" defaultValue="natural" chosenText="naturalny" />
      <RadioGroup label="Niedostępny wybrany" name="e" options={colors} look="option" defaultValue="sage" />
      <RadioGroup label="Rozmiar z błędem" name="f" options={sizes} look="option" error="Najpierw wybierz rozmiar." />
      <RadioGroup label="Dostawa" name="g" options={deliveries} look="tile" defaultValue="locker" />
      <RadioGroup label="Płatność" name="h" options={payments} look="tile" columns={2} defaultValue="blik" />
      <RadioGroup label="Dostawa z błędem" name="i" options={deliveries} look="tile" error="Wybierz sposób dostawy." />
    </Stack>
  ),
};
