import type { Meta, StoryObj } from '@storybook/react-vite';
import { Opinions } from './index.ts';

const opinion = { date: '14\u00a0listopada 2026', isConfirmed: true };
const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/Opinions',
  component: Opinions,
  args: {
    mean: 4.5,
    opinions: [
      {
        ...opinion,
        id: 1,
        author: 'Zofia',
        rating: 5,
        content: 'Tkany gęsto, a\u00a0lejący. Uszyłam zasłony do całej izby.',
      },
      {
        ...opinion,
        id: 2,
        author: 'Tomasz',
        rating: 4,
        content: 'Kolor cieplejszy niż na ekranie, ale piękny.',
        isConfirmed: false,
      },
    ],
  },
} satisfies Meta<typeof Opinions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { tags: ['every-theme'] };
export const One: Story = {
  args: { mean: 3, opinions: [{ ...opinion, id: 1, author: 'Bartek', rating: 3, content: 'W\u00a0porządku.' }] },
};
