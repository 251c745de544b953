import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../components/text/index.ts';
import { CookiePanel } from './index.ts';
import { storyPage } from './story-page.css.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/CookiePanel',
  component: CookiePanel,
  // It lies at the lower edge of the window; here of a small one.
  decorators: [
    (Story) => (
      <div className={storyPage}>
        <Text>Strona sklepu, którą czyta się dalej.</Text>
        <Story />
      </div>
    ),
  ],
  args: {
    action: '/cookies',
    policyAddress: '/cookies.html',
    onChoose: fn(),
    categories: [
      {
        value: 'analytics',
        name: 'Statystyka',
        description: 'Liczymy, które strony pomagają, a\u00a0które nie. Dane zostają u\u00a0nas przez rok.',
      },
      {
        value: 'marketing',
        name: 'Reklama',
        description: 'Partnerzy poznają, co oglądasz, i\u00a0pokażą Ci to gdzie indziej.',
      },
    ],
  },
} satisfies Meta<typeof CookiePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tylko niezbędne' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Zgadzam się na wszystkie' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['analytics', 'marketing']);
  },
};
/** Nothing is preselected. */
export const Settings: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Ustawienia'));
    await expect(canvas.getByRole('checkbox', { name: 'Statystyka' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Statystyka' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz wybór' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['analytics']);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = { tags: ['every-theme'] };
