import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Cena po obniżce:' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> 69,00 zł
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Cena po obniżce:');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.parentElement).toHaveTextContent('Cena po obniżce: 69,00 zł');
  },
};
