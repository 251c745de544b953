import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    trail: [
      { name: 'Strona główna', href: '/' },
      { name: 'Len i tkaniny', href: '/len' },
    ],
    current: 'Len Miedza na metry',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { tags: ['every-theme'] };
/** Long names wrap. */
export const OnPhone: Story = {
  args: { current: 'Pościel z pranego lnu dla dziewięćdziesięciokilkuletniej konstantynopolitańczykowianeczki' },
  globals: { viewport: { value: 'level1' } },
};
