import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Pagination } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/Pagination',
  component: Pagination,
  args: { current: 1, count: 12, addressOf: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { current: 6 } };
export const Last: Story = { args: { current: 12 } };
export const Two: Story = { args: { count: 2 } };
export const OnPhone: Story = { args: { current: 6 }, globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Stack>
      <Pagination {...args} label="Stronicowanie, na początku" />
      <Pagination {...args} current={6} label="Stronicowanie, w środku" />
      <Pagination {...args} current={12} label="Stronicowanie, na końcu" />
    </Stack>
  ),
};
