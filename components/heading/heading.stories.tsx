import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Heading } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Heading',
  component: Heading,
  args: { level: 2, children: 'Od czego zacząć' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Level2: Story = {};
/** The outline says 2, the page wants it large. */
export const LevelAndLookApart: Story = {
  args: { level: 2, look: 'display', children: 'Rzeczy, do których się wraca.' },
};
export const LongWord: Story = {
  args: { look: 'h1', children: 'Dziewięćdziesięciokilkuletnia konstantynopolitańczykowianeczka' },
};

/** Every look. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={16}>
      {(['display', 'h1', 'h2', 'h3', 'index', 'cardName', 'label'] as const).map((look) => (
        <Heading key={look} level={2} look={look}>
          {look}: Kubek Poranek
        </Heading>
      ))}
    </Stack>
  ),
};
