import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { OrderSummary } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/OrderSummary',
  component: OrderSummary,
  args: {
    rows: [
      { label: 'Produkty (2)', amount: '241,50\u00a0zł' },
      { label: 'Dostawa', note: 'Kurier', amount: '16,90\u00a0zł' },
    ],
    total: '258,40\u00a0zł',
    totalNote: 'z\u00a0VAT',
    notes: ['Dostawa: poniedziałek, 23\u00a0listopada.'],
    children: (
      <Button tone="primary" size="large" isFullWidth>
        Przejdź do zamówienia
      </Button>
    ),
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basket: Story = {};
/** The consents stand right above the binding button. */
export const BeforeOrdering: Story = {
  args: {
    children: (
      <Stack space={16}>
        <Checkbox
          name="terms"
          label="Akceptuję regulamin. Wiem, że mam 14 dni na odstąpienie od umowy."
          error="Zaznacz zgodę na regulamin, żeby zamówić."
        />
        <Button tone="primary" size="large" isFullWidth>
          {'Zamawiam z obowiązkiem zapłaty'}
        </Button>
      </Stack>
    ),
  },
};
/** Nothing is left to pay. */
export const Paid: Story = { args: { isPaid: true } };
export const LongSum: Story = { args: { total: '12\u00a0345\u00a0678,90\u00a0zł' } };
export const AllStates: Story = { tags: ['every-theme'], args: BeforeOrdering.args! };
