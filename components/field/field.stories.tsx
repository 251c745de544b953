import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Field, FieldBox, FieldStatusContext } from './index.ts';
import { control } from './field.css.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Pola/Field',
  component: Field,
  args: {
    label: 'Kod rabatowy',
    children: (wired, state) => (
      <FieldBox state={state}>
        <input className={control} type="text" name="code" {...wired} />
      </FieldBox>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithHint: Story = { args: { hint: 'Kod przysłaliśmy mailem.' } };
export const WithError: Story = { args: { error: 'Ten kod już nie działa.' } };
export const WithSuccess: Story = { args: { success: 'Kod działa: 10% taniej.' } };
export const Busy: Story = { args: { busy: 'Sprawdzamy kod…' } };
export const WithNote: Story = { args: { isDisabled: true, note: 'W tym koszyku kody nie działają.' } };
/** A silent success. */
export const Passed: Story = {
  args: { name: 'code', note: 'Kod wpisz bez spacji.' },
  decorators: [
    (Story) => (
      <FieldStatusContext value={{ code: { state: 'success' } }}>
        <Story />
      </FieldStatusContext>
    ),
  ],
};
export const Optional: Story = { args: { isOptional: true } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: ({ children }) => (
    <Stack space={24}>
      <Field label="Spoczynek">{children}</Field>
      <Field label="Z podpowiedzią" hint="Kod przysłaliśmy mailem." isOptional>
        {children}
      </Field>
      <Field label="Błąd" error="Ten kod już nie działa.">
        {children}
      </Field>
      <Field label="Sukces" success="Kod działa: 10% taniej.">
        {children}
      </Field>
      <Field label="Sprawdzamy" busy="Sprawdzamy kod…">
        {children}
      </Field>
      <Field label="Wyłączone z powodem" note="W tym koszyku kody nie działają." isDisabled>
        {children}
      </Field>
      <Field aria-label="Bez widocznej etykiety">{children}</Field>
    </Stack>
  ),
};
