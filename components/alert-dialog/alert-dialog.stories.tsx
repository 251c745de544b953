import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Działania/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: false,
    title: 'Usunąć adres?',
    description: 'Polna 3, 00-001 Warszawa. Zamówienia, które już jadą, dojadą.',
    safeLabel: 'Zostaw',
    action: { label: 'Usuń', isDestructive: true, onPress: fn() },
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page with the opening button. */
function Page({ action, onClose, ...props }: AlertDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Skasuj wpis</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        action={{
          ...action,
          onPress() {
            action.onPress();
            setOpen(false);
          },
        }}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
      />
    </>
  );
}

type Canvas = ReturnType<typeof within>;
const opens = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Skasuj wpis' }));
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
};
const isGone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument());

/** The page owns the open state. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: function Deleting() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Skasuj wpis</Button>
        <AlertDialog
          isOpen={isOpen}
          onClose={close}
          title="Usunąć adres?"
          description="Polna 3, 00-001 Warszawa. Zamówienia, które już jadą, dojadą."
          safeLabel="Zostaw"
          action={{ label: 'Usuń', isDestructive: true, onPress: close }}
        />
      </>
    );
  },
  play: opens,
};

/** The safe answer has focus; a press outside does nothing. */
export const Question: Story = {
  play: async ({ canvas, args }) => {
    await opens({ canvas });
    await expect(canvas.getByRole('alertdialog', { name: 'Usunąć adres?' })).toHaveAccessibleDescription(
      'Polna 3, 00-001 Warszawa. Zamówienia, które już jadą, dojadą.',
    );
    await expect(canvas.getByRole('button', { name: 'Zostaw' })).toHaveFocus();
    await userEvent.click(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Zostaw' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isGone(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Skasuj wpis' })).toHaveFocus());
    await expect(args.action.onPress).not.toHaveBeenCalled();
  },
};

export const Answered: Story = {
  play: async ({ canvas, args }) => {
    await opens({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń' }));
    await isGone(canvas);
    await expect(args.action.onPress).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Not destructive: the action is a plain button. */
export const NotDestructive: Story = {
  args: {
    title: 'Wyjść z zamówienia?',
    description: 'Dane z tego kroku nie są jeszcze zapisane.',
    safeLabel: 'Zostaję',
    action: { label: 'Wyjdź', onPress: fn() },
  },
  play: opens,
};

/** While the action runs, the dialog stays open. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await opens({ canvas });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Usuń' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'level1' } }, play: opens };
