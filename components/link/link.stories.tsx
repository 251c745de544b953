import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForcedStates, expectEachStateSeen } from '../../.storybook/forced-states.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Link } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Działania/Link',
  component: Link,
  args: { href: '#cel', children: 'Zobacz koszyk' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InSentence: Story = {
  render: (args) => (
    <Text>
      Dodano do koszyka. <Link {...args} /> albo kupuj dalej.
    </Text>
  ),
};
export const Standalone: Story = { args: { look: 'standalone', children: 'Zobacz nowości z listopada' } };
export const Quiet: Story = { args: { look: 'quiet', tone: 'ink' } };
export const AnotherSite: Story = { args: { leadsTo: 'anotherSite', children: 'Śledź przesyłkę' } };
export const NewWindow: Story = {
  args: { leadsTo: 'newWindow', children: 'Regulamin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Regulamin (otwiera się w\u00a0nowym oknie)' })).toBeVisible();
  },
};
/** The drawing never stands alone on a line. */
export const LongWords: Story = {
  args: {
    leadsTo: 'newWindow',
    children: 'Regulamin dziewięćdziesięciokilkuletniej konstantynopolitańczykowianeczki, wydanie trzecie',
  },
  globals: { viewport: { value: 'level1' } },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Zobacz koszyk' });
    link.focus();
    await expect(link).toHaveFocus();
  },
};

/** Pointed at, pressed, focused: every look. */
export const Interaction: Story = {
  render: () => (
    <ForcedStates>
      <Inline space={24}>
        <Link href="#w-zdaniu">w zdaniu</Link>
        <Link href="#wszystkie" look="standalone">
          Wszystkie
        </Link>
        <Link href="#dostawa" look="quiet" tone="ink">
          Dostawa i płatność
        </Link>
        <Link href="#przeceny" tone="sale">
          Przeceny
        </Link>
      </Inline>
    </ForcedStates>
  ),
  play: async ({ canvasElement }) => expectEachStateSeen(canvasElement),
};

/** Every look and every tone. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={16} align="start">
      <Text>
        W zdaniu stoi <Link href="#a">odnośnik podkreślony</Link>, żeby nie mówił samym kolorem.
      </Text>
      <Link href="#b" look="standalone">
        Wszystkie
      </Link>
      {(['action', 'ink', 'muted', 'sale'] as const).map((tone) => (
        <Link key={tone} href={`#${tone}`} tone={tone}>
          {tone}
        </Link>
      ))}
      <Link href="#c" look="quiet" tone="ink">
        Dostawa i płatność
      </Link>
      <Text>
        Obok formularza{' '}
        <Link href="#regulamin" leadsTo="newWindow">
          regulamin
        </Link>
        , na końcu zdania{' '}
        <Link href="#kurier" leadsTo="anotherSite">
          strona kuriera
        </Link>
        .
      </Text>
      <Link href="#mapa" look="standalone" leadsTo="anotherSite">
        Mapa dojazdu
      </Link>
    </Stack>
  ),
};
