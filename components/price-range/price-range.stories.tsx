import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { PriceRange } from './index.ts';

const scale = { minimum: 12, maximum: 640 };

const meta = {
  title: 'Pola/PriceRange',
  component: PriceRange,
  tags: ['!autodocs'],
  args: { label: 'Cena', ...scale },
} satisfies Meta<typeof PriceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Chosen: Story = { args: { defaultFrom: 20, defaultTo: 350 } };
export const OneSided: Story = { args: { defaultTo: 100, hint: 'W\u00a0całych złotych.' } };
export const AtOnePoint: Story = { args: { defaultFrom: 640, defaultTo: 640 } };
export const WithError: Story = { args: { error: 'Nie mamy nic w\u00a0tej cenie.' } };
export const Disabled: Story = { args: { defaultFrom: 20, isDisabled: true, note: 'Najpierw wybierz dział.' } };

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    from: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Cena od' }),
    to: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Cena do' }),
    lower: canvas.getByRole<HTMLInputElement>('slider', { name: 'Cena od' }),
    upper: canvas.getByRole<HTMLInputElement>('slider', { name: 'Cena do' }),
  };
};

/** A thumb moves its field, a field its thumb; thumbs do not cross, by the keys of a native slider. */
export const Coupled: Story = {
  args: { defaultFrom: 20, defaultTo: 24 },
  play: async ({ canvasElement }) => {
    const { from, to, lower, upper } = fieldsOf(canvasElement);
    await userEvent.clear(to);
    await userEvent.type(to, '30');
    await expect(upper).toHaveValue('30');
    lower.focus();
    // Slider keys are native; a test sends their events.
    for (const value of ['21', '29', '55']) {
      await fireEvent.input(lower, { target: { value } });
    }
    await expect(from).toHaveValue('30');
    await expect(lower).toHaveValue('30');
    await expect(lower).toHaveAttribute('aria-valuetext', '30\u00a0zł');
    await userEvent.clear(from);
    await expect(lower).toHaveValue('12');
  },
};
/** A press on the track moves the nearer thumb there; it follows the pointer. */
export const Pressed: Story = {
  args: { defaultFrom: 20, defaultTo: 350 },
  play: async ({ canvasElement }) => {
    const { from, to, lower, upper } = fieldsOf(canvasElement);
    const scale = upper.parentElement!;
    const { left, width } = scale.querySelector('svg')!.getBoundingClientRect();
    const at = (part: number) => {
      const x = left + part * width;
      return { target: scale, coords: { clientX: x, pageX: x } };
    };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(0.75) },
      at(1),
      { keys: '[/MouseLeft]', ...at(1) },
      at(0.6),
    ]);
    await expect(to).toHaveValue('640');
    await expect(from).toHaveValue('20');
    await expect(upper).toHaveFocus();
    await userEvent.pointer([{ keys: '[MouseLeft]', ...at(0.25) }]);
    await expect(from).toHaveValue('169');
    await expect(lower).toHaveValue('169');
    await expect(lower).toHaveFocus();
  },
};
/** From above to stops the form, marks both fields and focuses the first. */
export const FromAboveTo: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <PriceRange {...args} />
      <button type="submit">Filtruj</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const { from, to } = fieldsOf(canvasElement);
    await userEvent.type(from, '3a5,0');
    await expect(from).toHaveValue('350');
    await userEvent.type(to, '20');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filtruj' }));
    await expect(from).toHaveFocus();
    await expect(from).toHaveAccessibleDescription('zł Cena od jest wyższa niż cena do. Popraw jedną z\u00a0nich.');
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onChange).not.toHaveBeenCalledWith({ from: 350, to: 20 });
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <PriceRange label="Cena" {...scale} defaultFrom={20} defaultTo={350} />
      <PriceRange label="Bez granic" {...scale} isOptional />
      <PriceRange label="Tylko do" {...scale} defaultTo={100} hint="W całych złotych." />
      <PriceRange label="Błąd" {...scale} defaultFrom={350} defaultTo={20} error="Cena od jest wyższa niż cena do." />
      <PriceRange label="Wyłączona" {...scale} defaultFrom={20} isDisabled note="Najpierw wybierz dział." />
    </Stack>
  ),
};
