import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { CheckboxGroup, type CheckboxOption } from './index.ts';

const kinds: ReadonlyArray<CheckboxOption> = [
  { value: 'mugs', label: 'Kubki' },
  { value: 'bowls', label: 'Miski i\u00a0talerze' },
  { value: 'vases', label: 'Wazony' },
  { value: 'teapots', label: 'Czajniki i\u00a0dzbanki' },
];
const consents: ReadonlyArray<CheckboxOption> = [
  { value: 'mail', label: 'E-mail', description: 'Raz w\u00a0miesiącu, o\u00a0nowych wypałach.' },
  { value: 'sms', label: 'SMS', description: 'Tylko o\u00a0paczce.' },
  { value: 'phone', label: 'Telefon, wkrótce', isDisabled: true },
];

const meta = {
  title: 'Pola/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['!autodocs'],
  args: { label: 'Rodzaj', name: 'kind', options: kinds },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { defaultValue: ['mugs'] } };
export const WithDescriptions: Story = {
  args: {
    label: 'Jak mamy pisać?',
    name: 'channel',
    options: consents,
    isOptional: true,
    hint: 'Możesz zmienić zdanie.',
  },
};
export const WithWhole: Story = { args: { wholeLabel: 'Wszystkie', defaultValue: ['mugs', 'vases'] } };
export const Required: Story = { args: { isRequired: true } };
export const WithError: Story = { args: { isRequired: true, error: 'Wybierz co najmniej 1\u00a0opcję.' } };
export const WithSuccess: Story = { args: { defaultValue: ['mugs'], success: 'Zapisane.' } };
export const Busy: Story = { args: { defaultValue: ['mugs'], busy: 'Zapisujemy…' } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Najpierw wybierz dział.' } };
/** Tab moves between boxes, Space ticks; too many is marked at once, too few on leaving the group. */
export const Bounds: Story = {
  args: { minimum: 1, maximum: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('checkbox', { name: 'Kubki' });
    await expect(first).toHaveAccessibleDescription('Wybierz od 1 do 2\u00a0opcji.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAccessibleDescription('Wybierz od 1 do 2\u00a0opcji. Wybierz co najwyżej 2\u00a0opcje.');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAccessibleDescription('Wybierz od 1 do 2\u00a0opcji.');
    await expect(first).toBeValid();
  },
};
export const WholeTicksAll: Story = {
  args: { wholeLabel: 'Wszystkie', options: consents, name: 'channel', label: 'Jak mamy pisać?' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const whole = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Wszystkie' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SMS' }));
    await expect(whole).toBePartiallyChecked();
    await userEvent.click(whole);
    await expect(whole).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Telefon, wkrótce' })).not.toBeChecked();
    await userEvent.click(whole);
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  },
};
/** The rest stands behind a summary; it starts open where one of it is ticked. */
export const Folded: Story = {
  args: { folded: { after: 2, label: 'Pozostałe (2)' }, defaultValue: ['mugs'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Wazony')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Pozostałe (2)'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wazony' }));
    await expect(canvas.getByRole('checkbox', { name: 'Wazony' })).toBeChecked();
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={32}>
      <CheckboxGroup label="Rodzaj" name="a" options={kinds} defaultValue={['mugs']} />
      <CheckboxGroup
        label="Z całością"
        name="b"
        options={kinds}
        defaultValue={['mugs', 'vases']}
        wholeLabel="Wszystkie"
      />
      <CheckboxGroup
        label="Jak mamy pisać?"
        name="c"
        options={consents}
        defaultValue={['sms']}
        hint="Możesz zmienić zdanie."
        isOptional
      />
      <CheckboxGroup label="Wybór z granicami" name="d" options={kinds} minimum={1} maximum={2} />
      <CheckboxGroup label="Błąd" name="e" options={kinds} error="Wybierz co najmniej 1 opcję." />
      <CheckboxGroup label="Sukces" name="f" options={consents} defaultValue={['mail']} success="Zapisane." />
      <CheckboxGroup label="Sprawdzamy" name="g" options={consents} busy="Zapisujemy…" />
      <CheckboxGroup
        label="Wyłączone z powodem"
        name="h"
        options={consents}
        defaultValue={['sms']}
        isDisabled
        note="Zgody zmienisz po zalogowaniu."
      />
      <CheckboxGroup aria-label="Bez widocznej nazwy" name="i" options={consents} />
      <CheckboxGroup label="Złożone" name="j" options={kinds} folded={{ after: 2, label: 'Pozostałe (2)' }} />
    </Stack>
  ),
};
