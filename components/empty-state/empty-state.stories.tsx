import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { icons } from '../icon/index.ts';
import { Image } from '../image/index.ts';
import { samplePicture } from '../image/sample-picture.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState, type EmptyStateProps } from './index.ts';

const waysOn = (
  <>
    <Link href="/" look="standalone">
      Strona główna
    </Link>
    <Link href="/ceramika" look="standalone">
      Ceramika
    </Link>
    <Link href="/zamowienie" look="standalone">
      Sprawdź zamówienie
    </Link>
  </>
);

const meta = {
  title: 'Komunikaty/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  args: {
    title: 'Lista jest pusta',
    level: 2,
    children: 'Serce przy produkcie odłoży go tutaj. Bez logowania.',
    actions: <LinkButton href="/nowosci">Zobacz nowości</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const WordsAlone: Story = { args: { children: undefined, actions: undefined } };
export const WithIcon: Story = {
  args: {
    icon: icons.bag,
    title: 'Koszyk jest pusty',
    children: 'Kubki stoją na półce i\u00a0czekają.',
    actions: (
      <LinkButton href="/" tone="primary">
        Zobacz, co mamy
      </LinkButton>
    ),
  },
};
export const Page: Story = {
  args: {
    size: 'page',
    code: '404',
    title: 'Za tymi drzwiami nic nie ma.',
    children: 'Adres mógł się zmienić albo ma literówkę. Poszukaj po nazwie, zwykle wystarczą trzy litery.',
    actions: waysOn,
    picture: <Image source={samplePicture} alt="" sizes="33vw" ratio="4:5" />,
  },
};
export const PageOnPhone: Story = { ...Page, globals: { viewport: { value: 'level1' } } };
/** Focus moves to the title: the pressed button has gone with the last entry. */
export const AfterTheLastEntry: Story = {
  args: { takesFocus: true, title: 'Koszyk jest pusty', children: undefined, actions: undefined },
  render: (args) => <Basket {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Koszyk jest pusty' })).toHaveFocus();
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={48}>
      <EmptyState {...meta.args} level={2} />
      <EmptyState {...meta.args} {...WithIcon.args} level={2} />
      <EmptyState level={2} title="Nie ma jeszcze opinii" />
      <EmptyState {...meta.args} {...Page.args} level={2} />
    </Stack>
  ),
};

function Basket(props: EmptyStateProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  return isEmpty ? <EmptyState {...props} /> : <Button onClick={() => setIsEmpty(true)}>Usuń: Kubek Poranek</Button>;
}
