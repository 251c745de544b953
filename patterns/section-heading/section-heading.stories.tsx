import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../components/link/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { SectionHeading } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/SectionHeading',
  component: SectionHeading,
  args: { id: 'nowosci', title: 'Nowości' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = <Link href="#wszystkie">Wszystkie nowości</Link>;

export const Plain: Story = {};
export const WithNote: Story = { args: { note: 'Z pieca wyszły w tym tygodniu.' } };
export const WithLink: Story = { args: { aside: all } };
/** The link goes under the words when there is no room beside them. */
export const OnPhone: Story = {
  args: { title: 'Dziewięćdziesięciokilkuletnia konstantynopolitańczykowianeczka', aside: all },
  globals: { viewport: { value: 'level1' } },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={48}>
      <SectionHeading id="nowosci" title="Nowości" />
      <SectionHeading id="ceramika" title="Ceramika" note={'Kamionka i\u00a0porcelana z\u00a0małych pracowni.'} />
      <SectionHeading id="len" title="Len" note="Tkany gęsto, a lejący." aside={all} />
    </Stack>
  ),
};
