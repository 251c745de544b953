import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { announcements, Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { LoadingOverlay, PageLoading, showPageLoading, type LoadingOverlayProps } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/LoadingOverlay',
  component: LoadingOverlay,
  args: { isOpen: false },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page with the slow part; the wait ends at the hand-over. */
function Page({ onHandOver, ...props }: LoadingOverlayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Announcer />
      <Button onClick={() => setOpen(true)}>Pokaż dział</Button>
      <LoadingOverlay
        {...props}
        isOpen={isOpen}
        onHandOver={() => {
          onHandOver?.();
          setOpen(false);
        }}
      />
    </>
  );
}

const onCancel = fn();

type Canvas = ReturnType<typeof within>;
const opens = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokaż dział' }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

/** The page that waits knows how long; here until it is handed over. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: function Loading() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Pokaż dział</Button>
        <LoadingOverlay isOpen={isOpen} message="Czekamy na odpowiedź banku" onHandOver={() => setOpen(false)}>
          To może potrwać chwilę. Ta strona sama przejdzie dalej.
        </LoadingOverlay>
      </>
    );
  },
  play: opens,
};

/** It has focus, and nothing closes it. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await opens({ canvas });
    const overlay = canvas.getByRole('dialog', { name: 'Wczytujemy stronę' });
    await expect(overlay).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(overlay).toHaveFocus();
  },
};

export const WithMore: Story = {
  args: { message: 'Czekamy na odpowiedź banku', children: 'To może potrwać chwilę. Ta strona sama przejdzie dalej.' },
  play: opens,
};

/** After its time it hands over; here that ends the wait. */
export const HandsOver: Story = {
  args: { handOverAfter: 1500, onHandOver: fn() },
  play: async ({ canvas, args }) => {
    await opens({ canvas });
    await waitFor(() => expect(args.onHandOver).toHaveBeenCalledOnce(), { timeout: 4000 });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pokaż dział' })).toHaveFocus());
  },
};

/** With the address of the awaited page, the browser goes there itself after 16 s. */
export const LeadsOn: Story = { args: { href: '#dzial' } };

/** A later message is spoken once, politely. */
function Changing() {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('Wczytujemy stronę');
  return (
    <>
      <Announcer />
      <Button
        onClick={() => {
          setOpen(true);
          setTimeout(() => setMessage('To trwa dłużej niż zwykle'), 3000);
        }}
      >
        Pokaż dział
      </Button>
      <LoadingOverlay isOpen={isOpen} message={message} />
    </>
  );
}
export const LaterMessage: Story = {
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const before = announcements.length;
    await opens({ canvas });
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'To trwa dłużej niż zwykle' })).toBeVisible(), {
      timeout: 6000,
    });
    await waitFor(() =>
      expect(announcements.slice(before)).toEqual([{ text: 'To trwa dłużej niż zwykle', isAssertive: false }]),
    );
  },
};

export const Phone: Story = { ...WithMore, globals: { viewport: { value: 'level1' } } };

/** A parser fills a template's content; React in a browser gives it children instead. */
function fillTemplate(place: HTMLElement | null) {
  const template = place?.querySelector('template');
  if (template) template.content.append(...[...template.children].map((child) => child.cloneNode(true)));
}

/** For a page that hydrates nothing for it: the server's template, shown by `showPageLoading`. Escape stops the load. */
export const PageLoads: Story = {
  render: function Loads() {
    // React hydrates no content of a template; the frame of a page, where it stands, is not hydrated.
    const isHydrated = useIsHydrated();
    return (
      <>
        <Announcer />
        {isHydrated && (
          <div ref={fillTemplate}>
            <PageLoading />
          </div>
        )}
        <Button onClick={() => void showPageLoading({ onCancel, after: 0 })}>Pokaż dział</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    onCancel.mockClear();
    const button = canvas.getByRole('button', { name: 'Pokaż dział' });
    await userEvent.click(button);
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('region', { name: 'Wczytujemy stronę' })).toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('region', { name: 'Wczytujemy stronę' })).toBeNull();
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
