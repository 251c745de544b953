import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Timeline, type TimelineStep } from './index.ts';

const order: ReadonlyArray<TimelineStep> = [
  { title: 'Przyjęte', state: 'done', date: '21\u00a0listopada, 11:42', dateTime: '2026-11-21T11:42+01:00' },
  { title: 'Opłacone BLIK-iem', state: 'done', date: '21\u00a0listopada, 11:43', dateTime: '2026-11-21T11:43+01:00' },
  { title: 'Przygotowujemy', state: 'current', text: 'Len już pocięty. Wyślemy dziś do 18:00.' },
  { title: 'W\u00a0drodze', state: 'upcoming', text: 'Paczkomat InPost KRA45M' },
  { title: 'Doręczone', state: 'upcoming', date: 'poniedziałek, 23\u00a0listopada', dateTime: '2026-11-23' },
];
const complaint: ReadonlyArray<TimelineStep> = [
  { title: 'Zgłoszona', state: 'done', date: '19\u00a0listopada, 20:14', dateTime: '2026-11-19T20:14+01:00' },
  {
    title: 'Czeka na Ciebie',
    state: 'current',
    date: '20\u00a0listopada, 9:02',
    dateTime: '2026-11-20T09:02+01:00',
    text: (
      <>
        Uznaliśmy wadę szkliwa. <Link href="#solution">Wybierz rozwiązanie</Link>
        {' do 4\u00a0grudnia.'}
      </>
    ),
  },
  { title: 'Rozwiązanie', state: 'upcoming' },
];
const delivered = order.map((step): TimelineStep => ({ ...step, state: 'done' }));
const placed = order.map((step, index): TimelineStep => ({ ...step, state: index === 0 ? 'current' : 'upcoming' }));

const meta = {
  title: 'Pokaz/Timeline',
  component: Timeline,
  tags: ['!autodocs'],
  args: { steps: order, label: 'Przebieg zamówienia' },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const AtTheBeginning: Story = { args: { steps: placed } };
export const Finished: Story = { args: { steps: delivered } };
export const WithAction: Story = { args: { steps: complaint, label: 'Przebieg reklamacji' } };
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 2, 4]} space={48}>
      <Timeline steps={order} label="Zamówienie w drodze" />
      <Timeline steps={placed} label="Zamówienie na początku" />
      <Timeline steps={delivered} label="Zamówienie doręczone" />
      <Stack space={16}>
        <Heading level={2} look="h3" id="complaint">
          Reklamacja R/2026/031
        </Heading>
        <Timeline steps={complaint} aria-labelledby="complaint" />
      </Stack>
    </Grid>
  ),
};
