import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { icons } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Popover, type PopoverProps } from './index.ts';

const couriers = (
  <Stack space={12}>
    <Text>Zamów do 14:00, wyślemy dziś. Paczka jest u&nbsp;Ciebie następnego dnia roboczego.</Text>
    <Link href="#dostawa">Ceny i&nbsp;czas dostawy</Link>
  </Stack>
);

const meta = {
  tags: ['!autodocs'],
  title: 'Działania/Popover',
  component: Popover,
  args: { label: 'Dostawa', trigger: <Button>Kiedy dojdzie</Button>, children: couriers },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const openBy = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  const panel = await canvas.findByRole('dialog');
  // Radix measures, then positions.
  await waitFor(() => expect(panel.getBoundingClientRect().top).toBeGreaterThan(0));
  return panel;
};

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openBy(canvasElement, 'Kiedy dojdzie');
    await expect(panel).toHaveAccessibleName('Dostawa');
    await expect(panel).toHaveFocus();
    const trigger = within(canvasElement).getByRole('button', { name: 'Kiedy dojdzie' });
    await expect(panel.getBoundingClientRect().left).toBe(trigger.getBoundingClientRect().left);
  },
};
/** The panel is never wider than the window without its gutters. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'level1' } },
  args: {
    align: 'end',
    children: <Text>Kurier, automat paczkowy albo odbiór w&nbsp;pracowni. Za darmo od 250,00&nbsp;zł.</Text>,
  },
  play: async ({ canvasElement }) => {
    const panel = await openBy(canvasElement, 'Kiedy dojdzie');
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect();
      return expect(left >= 20 && right <= window.innerWidth - 20).toBe(true);
    });
  },
};
/** Escape, a press outside and the cross close it; focus goes back or to what was pressed. */
export const Closing: Story = {
  render: (args) => (
    <Stack space={24} align="start">
      <Popover {...args} />
      <Button>Obok</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Kiedy dojdzie' });
    const closed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await openBy(canvasElement, 'Kiedy dojdzie');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await openBy(canvasElement, 'Kiedy dojdzie');
    await userEvent.click(canvas.getByRole('button', { name: 'Zamknij' }));
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await openBy(canvasElement, 'Kiedy dojdzie');
    await userEvent.click(trigger);
    await closed();
    await openBy(canvasElement, 'Kiedy dojdzie');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
/** Tab goes round in the panel, as in every dialog. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openBy(canvasElement, 'Kiedy dojdzie');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Ceny/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
  },
};

function CodeForm() {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState<string>();
  return (
    <Stack space={16} align="start">
      <Popover aria-label="Kod rabatowy" trigger={<Button>Mam kod</Button>} initialFocus={field}>
        {(close) => (
          <Stack space={16}>
            <TextField ref={field} label="Kod" name="code" hint="Na przykład JESIEN." />
            <Inline space={12}>
              <Button
                tone="primary"
                onClick={() => {
                  setCode(field.current?.value);
                  close();
                }}
              >
                Użyj kodu
              </Button>
              <Button tone="text" onClick={close}>
                Anuluj
              </Button>
            </Inline>
          </Stack>
        )}
      </Popover>
      <Text>Kod: {code ?? 'brak'}</Text>
    </Stack>
  );
}
/** Without a heading, with a field focused on opening, and with its own buttons. */
export const WithForm: Story = {
  render: () => <CodeForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openBy(canvasElement, 'Mam kod');
    await expect(canvas.getByLabelText('Kod')).toHaveFocus();
    await userEvent.keyboard('JESIEN');
    await userEvent.click(canvas.getByRole('button', { name: 'Użyj kodu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mam kod' })).toHaveFocus());
    await expect(canvas.getByText('Kod: JESIEN')).toBeVisible();
    await openBy(canvasElement, 'Mam kod');
  },
};
/** Its box is in the top layer: nothing cuts it off, and it lives inside a modal dialog. */
export const InModal: Story = {
  render: (args) => (
    <>
      <Text>Strona pod oknem.</Text>
      <dialog aria-label="Zamówienie" ref={(dialog) => dialog?.showModal()}>
        <Popover {...args} />
      </dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Kiedy dojdzie' }));
    const panel = await canvas.findByRole('dialog', { name: 'Dostawa' });
    await expect(panel.parentElement?.matches(':popover-open')).toBe(true);
    await waitFor(() => expect(panel).toHaveFocus());
  },
};
/** Without room below it opens above. */
export const NoRoomBelow: Story = {
  render: (args) => (
    <Stack space={16} align="start">
      <div ref={(spacer) => spacer?.style.setProperty('height', 'calc(100vh - 200px)')} />
      <Popover {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const panel = await openBy(canvasElement, 'Kiedy dojdzie');
    const trigger = within(canvasElement).getByRole('button', { name: 'Kiedy dojdzie' });
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThan(trigger.getBoundingClientRect().top));
  },
};

const shown = (args: Partial<PopoverProps>) => ({ isOpen: true, ...args }) as PopoverProps;
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <div ref={(room) => room?.style.setProperty('min-height', '420px')}>
      <Stack space={24} align="start">
        <Popover label="Punkty" trigger={<IconButton icon={icons.info} label="O punktach" />}>
          <Text>Za każde 10&nbsp;zł dostajesz punkt.</Text>
        </Popover>
        <Popover
          label="Odbiór"
          trigger={<Button unavailableReason="Najpierw wybierz rozmiar.">Odbiór w pracowni</Button>}
        >
          <Text>Jutro od 10:00.</Text>
        </Popover>
        <Popover {...shown({ label: 'Dostawa', trigger: <Button>Kiedy dojdzie</Button>, children: couriers })} />
      </Stack>
    </div>
  ),
};
