import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Text } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Text',
  component: Text,
  args: { children: 'Kamionka, len, drewno i światło z małych pracowni. Dobre na co dzień, od progu.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Lead: Story = { args: { look: 'lead', tone: 'muted' } };
export const Quote: Story = {
  args: { as: 'blockquote', look: 'quote', children: 'Pije się z niego lepiej niż z każdego innego.' },
};
export const LongWord: Story = {
  args: { children: 'Konstantynopolitańczykowianeczka najniezwyciężeńsza dziewięćdziesięciokilkuletnia' },
};

/** Every role and every tone. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={8}>
      {(['lead', 'body', 'ui', 'label', 'small', 'message', 'badge', 'quote', 'total'] as const).map((look) => (
        <Text key={look} look={look}>
          {look}: Zażółć gęślą jaźń, 1 234,50 zł
        </Text>
      ))}
      {(['ink', 'muted', 'sale', 'error', 'ok', 'warn', 'info', 'off'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Zażółć gęślą jaźń
        </Text>
      ))}
      <Text isStrong>Mocny</Text>
      <Text isNumeric>1 234,50 zł</Text>
      <Text isStruck tone="muted">
        74,00 zł
      </Text>
    </Stack>
  ),
};
