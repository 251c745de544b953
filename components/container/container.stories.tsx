import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../divider/index.ts';
import { Text } from '../text/index.ts';
import { Container } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Container',
  component: Container,
  args: {
    children: (
      <>
        <Divider />
        <Text>Najwyżej 1504 px, z marginesem poziomu.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { tags: ['every-theme'] };
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
