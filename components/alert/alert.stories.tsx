import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Alert, AlertRegion, showAlert, startAlerts } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/Alert',
  component: Alert,
  args: { tone: 'info', title: 'Zmieniliśmy ilość na 1,5 m.', children: 'Len tniemy co 10 cm.', isClosable: true },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = {
  args: { tone: 'warning', title: 'Zostały 2 sztuki.', children: 'Następny wypał 12 grudnia.' },
};
export const Success: Story = {
  args: { tone: 'success', title: 'Dodano do koszyka.', children: 'Kubek Poranek, 2 sztuki.' },
};
export const ErrorTone: Story = {
  name: 'Error',
  args: { tone: 'error', title: 'Nie udało się dodać.', children: 'Koszyk jest taki jak przedtem.' },
};
export const NotClosable: Story = { args: { isClosable: false } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <Alert tone="success" title="Dodano do koszyka." isClosable>
        Kubek Poranek, 2 sztuki. <Link href="/koszyk">Zobacz koszyk</Link>
      </Alert>
      <Alert tone="info" title="Zmieniliśmy ilość na 1,5 m." isClosable>
        Len tniemy co 10 cm.
      </Alert>
      <Alert tone="warning" title="Zostały 2 sztuki." isClosable>
        Następny wypał 12 grudnia.
      </Alert>
      <Alert tone="error" title="Nie udało się dodać." isClosable>
        Koszyk jest taki jak przedtem. <Link href="/koszyk">Spróbuj ponownie</Link>
      </Alert>
      <Alert tone="info" title="Bez zamykania." />
    </Stack>
  ),
};

function Page() {
  useEffect(() => startAlerts(), []);
  return (
    <>
      <Announcer />
      <AlertRegion />
      <Stack space={24}>
        <Button
          onClick={() =>
            showAlert({
              tone: 'success',
              title: 'Dodano do koszyka.',
              text: 'Kubek Poranek, 2 sztuki.',
              link: { href: '#koszyk', label: 'Zobacz koszyk' },
            })
          }
        >
          Dodaj do koszyka
        </Button>
        <Button
          tone="secondary"
          onClick={() =>
            showAlert({
              tone: 'error',
              title: 'Nie udało się dodać.',
              text: 'Koszyk jest taki jak przedtem.',
              action: { label: 'Spróbuj ponownie', onPress() {} },
            })
          }
        >
          Dodaj bez sieci
        </Button>
      </Stack>
    </>
  );
}

function PlainPage() {
  useEffect(() => startAlerts(), []);
  return (
    <>
      <Announcer />
      <AlertRegion />
      <Button onClick={() => showAlert({ tone: 'success', title: 'Zapisaliśmy adres.' })}>Zapisz adres</Button>
    </>
  );
}

/** A toast without a link: gone after 4 s. */
export const PlainToast: Story = { render: () => <PlainPage /> };

/** Toasts with a link or action: announced once, gone after 10 s, errors stay, all kept in the history. */
export const Toasts: Story = {
  tags: ['every-theme'],
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj do koszyka' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj bez sieci' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nie udało się dodać.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodano do koszyka.');
    await expect(canvas.getByRole('button', { name: 'Dodaj bez sieci' })).toHaveFocus();
  },
};
export const History: Story = {
  tags: ['every-theme'],
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj bez sieci' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zamknij' }));
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Komunikaty' })).toHaveFocus();
    await expect(canvas.getByText('Nie udało się dodać.')).toBeVisible();
  },
};
