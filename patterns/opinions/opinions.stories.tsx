import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/stack/index.ts';
import { Text } from '../../components/text/index.ts';
import { ratingSummary } from '../rules/rating-summary.ts';
import { OpinionCard, OpinionGrid, RatingOverview, type OpinionView } from './index.ts';

const opinions: ReadonlyArray<OpinionView> = [
  {
    id: 1,
    author: 'Zofia',
    rating: 5,
    content: 'Tkany gęsto, a\u00a0lejący. Uszyłam zasłony do całej izby.',
    date: '14\u00a0listopada 2026',
    isConfirmed: true,
    answer: null,
  },
  {
    id: 2,
    author: 'Tomasz',
    rating: 4,
    content: 'Kolor cieplejszy niż na ekranie, ale piękny.',
    date: '9\u00a0listopada 2026',
    isConfirmed: false,
    answer: null,
  },
  {
    id: 3,
    author: 'Beata',
    rating: 2,
    content: 'Przyszedł o\u00a0tydzień później.',
    date: '2\u00a0listopada 2026',
    isConfirmed: true,
    answer: { text: 'Przepraszamy, kurier zgubił paczkę.', by: 'Sień', date: '3\u00a0listopada 2026' },
  },
];
const summary = ratingSummary(opinions.map(({ rating, isConfirmed }) => ({ rating, isConfirmed, count: 1 })));

interface Shown {
  opinions: ReadonlyArray<OpinionView>;
  columns: number;
}

const Opinions = ({ opinions: shown, columns }: Shown) => (
  <Stack space={32}>
    <RatingOverview summary={summary} />
    <OpinionGrid aria-label="Opinie o produkcie" columns={columns} gutter={30}>
      {shown.map((opinion) => (
        <OpinionCard key={opinion.id} opinion={opinion} text={<Text>{opinion.content}</Text>} />
      ))}
    </OpinionGrid>
  </Stack>
);

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/Opinions',
  component: Opinions,
  args: { opinions, columns: 3 },
} satisfies Meta<typeof Opinions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { tags: ['every-theme'] };
export const One: Story = { args: { opinions: opinions.slice(0, 1), columns: 1 } };
