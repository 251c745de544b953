import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Banner } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/Banner',
  component: Banner,
  args: {
    title: 'Przerwa świąteczna',
    children:
      'Od 23\u00a0grudnia do 2\u00a0stycznia nie wysyłamy paczek. Zamówienia złożone w\u00a0tym czasie wyjdą 4\u00a0stycznia.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Adres dostawy jest niepełny',
    children: 'Kurier potrzebuje numeru domu. Bez niego paczka nie wyjdzie.',
    actions: <LinkButton href="#adres">Uzupełnij adres</LinkButton>,
  },
};
export const ErrorTone: Story = {
  name: 'Error',
  args: {
    tone: 'error',
    title: 'Płatność nie doszła do skutku',
    children: 'Bank jej nie przyjął. Zamówienie czeka na Ciebie do jutra, do 12:00.',
    actions: (
      <>
        <Button tone="primary">Zapłać jeszcze raz</Button>
        <Link href="#inna">Wybierz inną płatność</Link>
      </>
    ),
  },
};
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Zwrot przyjęty',
    children: (
      <>
        <p>Pieniądze wyślemy w&nbsp;ciągu 3&nbsp;dni.</p>
        <p>
          Masz pytanie? <Link href="#kontakt">Napisz do nas</Link>.
        </p>
      </>
    ),
  },
};
export const OnlyTitle: Story = { args: { title: 'Odbiór w Krakowie znowu działa', children: undefined } };
export const Closable: Story = { args: { isClosable: true } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <Banner {...meta.args} isClosable />
      <Banner {...(Warning.args as typeof meta.args)} />
      <Banner {...(ErrorTone.args as typeof meta.args)} isClosable />
      <Banner {...(Success.args as typeof meta.args)} />
      <Banner title="Odbiór w Krakowie znowu działa" isClosable />
    </Stack>
  ),
};

/** It closes and focus moves to what follows. */
export const Closes: Story = {
  args: { isClosable: true },
  render: (args) => (
    <Stack align="start">
      <Banner {...args} />
      <Button>Do koszyka</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Przerwa świąteczna' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zamknij' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Do koszyka' })).toHaveFocus();
  },
};
