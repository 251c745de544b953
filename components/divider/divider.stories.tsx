import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Divider } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack>
      <Text>Produkty</Text>
      <Divider />
      <Text>Dostawa</Text>
      <Divider tone="ink" />
      <Text>Do zapłaty</Text>
      <Divider isSeparator />
      <Text>Inny temat</Text>
    </Stack>
  ),
};
