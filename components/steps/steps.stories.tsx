import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Steps } from './index.ts';

const steps = [
  { name: 'Koszyk', href: '/basketedit.php' },
  { name: 'Dostawa i płatność', href: '/order1.php' },
  { name: 'Podsumowanie' },
  { name: 'Gotowe' },
];

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/Steps',
  component: Steps,
  args: { steps, current: 2 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
/** On a phone only the current step has words: "Krok 2 z 4: Dostawa i płatność". */
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={48}>
      {steps.map(({ name }, index) => (
        <Steps key={name} steps={steps} current={index + 1} label={`Kroki zamówienia, ${index + 1}`} />
      ))}
    </Stack>
  ),
};
