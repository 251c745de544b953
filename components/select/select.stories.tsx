import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Select, type SelectOptionGroup } from './index.ts';

const options = ['dolnośląskie', 'małopolskie', 'mazowieckie', 'śląskie', 'świętokrzyskie'].map((label) => ({
  value: label,
  label,
}));
const countries: ReadonlyArray<SelectOptionGroup> = [
  {
    label: 'Unia Europejska',
    options: [
      { value: 'cz', label: 'Czechy' },
      { value: 'de', label: 'Niemcy' },
      { value: 'pl', label: 'Polska' },
    ],
  },
  { label: 'Poza Unią', options: [{ value: 'no', label: 'Norwegia' }], isDisabled: true },
];

const meta = {
  title: 'Pola/Select',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Województwo', name: 'region', options },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'małopolskie' } };
export const WithPlaceholder: Story = { args: { placeholder: 'Wybierz województwo' } };
/** Disabled groups do not dim the list: it still looks as usable as it is. */
export const Groups: Story = {
  args: { label: 'Kraj', name: 'country', options: countries, defaultValue: 'pl' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Kraj' }).parentElement!;
    await expect(box.querySelector('optgroup:disabled')).not.toBeNull();
    await expect(getComputedStyle(box).borderTopStyle).toBe('solid');
  },
};
export const Optional: Story = {
  args: { placeholder: 'Wybierz województwo', isOptional: true, hint: 'Do statystyki.' },
};
export const WithError: Story = { args: { placeholder: 'Wybierz województwo', error: 'Proszę wybrać opcję.' } };
export const WithSuccess: Story = { args: { defaultValue: 'śląskie', success: 'Jutro u\u00a0Ciebie.' } };
export const Busy: Story = { args: { defaultValue: 'śląskie', busy: 'Pytamy przewoźnika…' } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Najpierw wybierz kraj.' } };
/** The list is native: first letters choose, and a press on the arrow is a press on the list. */
export const Keyboard: Story = {
  args: { placeholder: 'Wybierz województwo' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Województwo' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'małopolskie');
    await expect(select).toHaveValue('małopolskie');
    const box = select.parentElement!.getBoundingClientRect();
    await expect(document.elementFromPoint(box.right - 20, box.top + box.height / 2)).toBe(select);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <Select label="Województwo" options={options} defaultValue="małopolskie" />
      <Select label="Z zachętą" options={options} placeholder="Wybierz województwo" isOptional />
      <Select label="Z grupami" options={countries} defaultValue="pl" hint="Wysyłamy w Unii Europejskiej." />
      <Select label="Błąd" options={options} placeholder="Wybierz województwo" error="Proszę wybrać opcję." />
      <Select label="Sukces" options={options} defaultValue="śląskie" success="Jutro u Ciebie." />
      <Select label="Sprawdzamy" options={options} defaultValue="śląskie" busy="Pytamy przewoźnika…" />
      <Select label="Wyłączone z powodem" options={options} isDisabled note="Najpierw wybierz kraj." />
      <Select aria-label="Bez widocznej etykiety" options={options} />
    </Stack>
  ),
};
