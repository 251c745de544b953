import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeStrip, PromoStrip } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/PromoStrip',
  component: PromoStrip,
  args: { freeShippingFrom: '250\u00A0zł', returnDays: 30 },
} satisfies Meta<typeof PromoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const BeforeTheDeadline: Story = { args: { todayUntil: '14:00' } };
export const AllStates: Story = { tags: ['every-theme'], args: BeforeTheDeadline.args! };
export const DiscountCode: Story = {
  render: () => <CodeStrip code="SIEN10" text="10% taniej przy zakupach od 100\u00A0zł." />,
};
