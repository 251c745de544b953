import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Modal } from './index.ts';
import { tallPage } from './story/pages.css.ts';
import {
  address,
  leave,
  Page,
  PageWithCookies,
  PageWithMessages,
  PageWithQuestion,
  PageWithRows,
  PageWithTwo,
  paragraphs,
} from './story/pages.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Działania/Modal',
  component: Modal,
  args: {
    isOpen: false,
    title: 'Wyjść z zamówienia?',
    description: 'Dane z tego kroku nie są jeszcze zapisane.',
    onClose() {},
  },
  // Closed at first: an open one would cover the documentation page, and every other story beside it.
  render: (args) => <Page trigger="Opuść" {...args} />,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Opuść' }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};
const dialogIn = async (canvas: ReturnType<typeof within>, name: string) => {
  const dialog = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const gone = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());

/** The page that it belongs to holds the open state. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: function Leaving() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Opuść</Button>
        <Modal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Wyjść z zamówienia?"
          description="Dane z tego kroku nie są jeszcze zapisane."
          actions={leave}
        />
      </>
    );
  },
  play: opens,
};

export const Confirmation: Story = {
  args: { actions: leave },
  play: async ({ canvas }) => {
    await opens({ canvas });
    const dialog = await dialogIn(canvas, 'Wyjść z zamówienia?');
    await expect(dialog).toHaveAccessibleDescription('Dane z tego kroku nie są jeszcze zapisane.');
    await expect(canvas.getByRole('button', { name: 'Zostaję' })).toHaveFocus();
  },
};

/** Only words: its name and they are read, and its button has focus. */
export const WordsOnly: Story = {
  args: { title: 'Jak mierzymy', description: 'Rękę w najszerszym miejscu, bez kciuka.' },
  play: async ({ canvas }) => {
    await opens({ canvas });
    await expect(canvas.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
  },
};

/** The head and the foot stay while the content scrolls; the keys scroll it wherever focus is in it. */
export const LongContent: Story = {
  args: { title: 'Regulamin zwrotów', description: undefined, actions: leave, children: <Stack>{paragraphs}</Stack> },
  play: async ({ canvas }) => {
    await opens({ canvas });
    const dialog = await dialogIn(canvas, 'Regulamin zwrotów');
    dialog.scrollTop = 200;
    await waitFor(() => expect(dialog).toHaveAttribute('data-more-above'));
    await expect(dialog).toHaveAttribute('data-more-below');
    const frame = dialog.getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: 'Regulamin zwrotów' }).getBoundingClientRect();
    await expect(title.top - frame.top).toBeLessThan(40);
    await expect(
      frame.bottom - canvas.getByRole('button', { name: 'Zostaję' }).getBoundingClientRect().bottom,
    ).toBeLessThan(40);
  },
};

/** The first field has focus. The first Escape leaves it and loses nothing, the second closes. */
export const FormInside: Story = {
  render: () => (
    <Page
      trigger="Dodaj adres"
      title="Nowe miejsce dostawy"
      description="Dowieziemy tam następną paczkę."
      size="form"
      actions={<Button tone="primary">Zapisz</Button>}
    >
      {address}
    </Page>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Dodaj adres' });
    await userEvent.click(trigger);
    const street = await canvas.findByRole('textbox', { name: 'Ulica' });
    await expect(street).toHaveFocus();
    await userEvent.keyboard('Polna 3{Escape}');
    await expect(await dialogIn(canvas, 'Nowe miejsce dostawy')).toHaveFocus();
    await expect(street).toHaveValue('Polna 3');
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.getByText('Zamknięte przez: Escape')).toBeVisible();
  },
};

/** Tab stays inside, and the page is inert once the opening was announced. */
export const Fenced: Story = {
  args: { actions: leave },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Opuść' });
    await userEvent.click(trigger);
    await dialogIn(canvas, 'Wyjść z zamówienia?');
    for (const name of ['Zamknij', 'Wyjdź', 'Zostaję', 'Zamknij']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Zostaję' })).toHaveFocus();
    await waitFor(() => expect(trigger.closest('[inert]')).not.toBeNull());
    trigger.focus();
    await expect(trigger).not.toHaveFocus();
  },
};

/** A press beside it closes it and reaches nothing of the page, even before that is inert. */
export const PressOutside: Story = {
  args: { actions: leave },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dalej' });
    const { left, top } = link.getBoundingClientRect();
    const isHit = () => link.contains(document.elementFromPoint(left + 4, top + 4));
    await expect(isHit()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Opuść' }));
    await expect([isHit(), getComputedStyle(link).pointerEvents]).toEqual([false, 'none']);
    await dialogIn(canvas, 'Wyjść z zamówienia?');
    await userEvent.click(document.body);
    await gone(canvas);
    await expect(canvas.getByText('Zamknięte przez: naciśnięcie obok')).toBeVisible();
    await expect(isHit()).toBe(true);
  },
};

/** Back in the browser closes it and leaves nothing behind; closed in another way, its entry goes as well. */
export const BackCloses: Story = {
  args: { actions: leave, closesOnBack: true },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Opuść' });
    // The dialog of the story before may still be removing its entry.
    await waitFor(() => expect(JSON.stringify(history.state) ?? '').not.toContain('open-dialogs'));
    const address = location.href;
    const state = JSON.stringify(history.state);
    await userEvent.click(trigger);
    await dialogIn(canvas, 'Wyjść z zamówienia?');
    await waitFor(() => expect(JSON.stringify(history.state)).not.toBe(state));
    history.back();
    await gone(canvas);
    await expect(canvas.getByText('Zamknięte przez: Wstecz')).toBeVisible();
    await expect([location.href, JSON.stringify(history.state)]).toEqual([address, state]);
    await waitFor(() => expect(trigger).toHaveFocus());
    // Forward finds an entry without a dialog, which the next dialog takes over.
    history.forward();
    await waitFor(() => expect(JSON.stringify(history.state)).not.toBe(state));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await dialogIn(canvas, 'Wyjść z zamówienia?');
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await waitFor(() => expect(JSON.stringify(history.state)).toBe(state));
  },
};

/** A page that scrolls does not move when the dialog opens and closes. */
export const NoLayoutShift: Story = {
  render: () => (
    <div className={tallPage}>
      <Page trigger="Opuść" actions={leave} />
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Opuść' });
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as ReadonlyArray<{ value: number }>) shift += entry.value;
    });
    observer.observe({ type: 'layout-shift' });
    const placeOf = () => JSON.stringify([trigger.getBoundingClientRect(), document.body.clientWidth]);
    const before = placeOf();
    await userEvent.click(trigger);
    const dialog = await dialogIn(canvas, 'Wyjść z zamówienia?');
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(placeOf()).toBe(before);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
    await gone(canvas);
    await new Promise((resolve) => setTimeout(resolve, 600));
    observer.disconnect();
    await expect([placeOf(), shift]).toEqual([before, 0]);
  },
};

/** A question about what is done inside: it opens over the dialog and leads back to it. */
export const NestedQuestion: Story = {
  render: () => <PageWithQuestion />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj adres' }));
    const dropping = await canvas.findByRole('button', { name: 'Porzuć' });
    await userEvent.click(dropping);
    await canvas.findByRole('alertdialog', { name: 'Porzucić zmiany?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dropping).toHaveFocus());
    await dialogIn(canvas, 'Nowe miejsce dostawy');
    await userEvent.click(dropping);
    await userEvent.click(await canvas.findByRole('button', { name: 'Porzucam' }));
    await gone(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dodaj adres' })).toHaveFocus());
  },
};

/** Opening another one closes the open one; its button is gone then, and focus returns to the first trigger. */
export const OneAtATime: Story = {
  render: () => <PageWithTwo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tabela rozmiarów' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pielęgnacja' }));
    await dialogIn(canvas, 'Jak prać len');
    await expect(canvas.queryByRole('dialog', { name: 'Jak dobrać koszulę' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tabela rozmiarów' })).toHaveFocus());
  },
};

/** The answer removes the row that asked: focus goes to the next thing. */
export const TriggerGone: Story = {
  render: () => <PageWithRows />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Kubek Poranek' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyjmij' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Usuń: Talerz Obiad' })).toHaveFocus());
  },
};

/** Messages lie above it, are heard, and can be reached. */
export const AlertsAbove: Story = {
  render: () => <PageWithMessages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kod rabatowy' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sprawdź' }));
    const alert = canvas.getByText('Kod działa: 10% taniej.');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(alert.closest('[inert]')).toBeNull();
    await expect(document.querySelector('[data-announcer="polite"]')!.closest('[inert]')).toBeNull();
    const { left, top, width, height } = alert.getBoundingClientRect();
    await expect(alert.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Komunikaty' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: 'Sprawdź' })).toHaveFocus();
  },
};

/** While a cookie panel is visible nothing closes the dialog, and the panel lies above it and can be used. */
export const CookiePanelAbove: Story = {
  render: () => <PageWithCookies />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opuść' }));
    const dialog = await dialogIn(canvas, 'Wyjść z zamówienia?');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Tylko niezbędne' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
    await gone(canvas);
  },
};

/** Unfinished work: it stays, and says why. */
export const Busy: Story = {
  args: {
    title: 'Nowe miejsce dostawy',
    description: undefined,
    size: 'form',
    isBusy: true,
    children: address,
    actions: (
      <Button tone="primary" isBusy>
        Zapisz
      </Button>
    ),
  },
  play: opens,
};

/** On a phone it has the width of the page without its gutters, and the buttons share a line. */
export const Phone: Story = { args: { actions: leave }, globals: { viewport: { value: 'level1' } }, play: opens };
