import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ForcedStates, expectEachStateSeen } from '../../.storybook/forced-states.tsx';
import { Button } from '../button/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Drawer, DrawerRow, type DrawerProps } from './index.ts';

const rows = (
  <ul role="list">
    {['Ceramika', 'Len i tkaniny', 'Do noszenia', 'Drewno i meble', 'Światło'].map((name, index) => (
      <li key={name}>
        <DrawerRow href={`#dzial-${index}`} aria-current={index === 1 ? 'page' : undefined}>
          {name}
        </DrawerRow>
      </li>
    ))}
    <li>
      <DrawerRow href="#taniej" tone="sale">
        Teraz taniej
      </DrawerRow>
    </li>
  </ul>
);

const meta = {
  tags: ['!autodocs'],
  title: 'Działania/Drawer',
  component: Drawer,
  args: { isOpen: false, title: 'Menu', onClose() {}, children: rows },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page with the button that opens it. */
function Page(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pokaż</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type Canvas = ReturnType<typeof within>;
/** Opens it and waits for it. */
async function opened(canvas: Canvas): Promise<DOMRect> {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokaż' }));
  const dialog: HTMLElement = await canvas.findByRole('dialog');
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog.getBoundingClientRect();
}

/** A phone's menu, at the inline start. */
export const Start: Story = {
  play: async ({ canvas }) => {
    const { left, width, height } = await opened(canvas);
    await expect([left, width, height]).toEqual([0, 320, window.innerHeight]);
    await userEvent.tab();
    const row = canvas.getByRole('link', { name: 'Ceramika' });
    await expect(row).toHaveFocus();
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
};

/** A press outside closes it. */
export const End: Story = {
  args: { side: 'end', title: 'Podgląd koszyka' },
  play: async ({ canvas }) => {
    const { right } = await opened(canvas);
    await expect(right).toBe(document.documentElement.clientWidth);
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pokaż' })).toHaveFocus());
  },
};

const filters = {
  side: 'bottom',
  title: 'Filtry',
  children: (
    <>
      <CheckboxGroup
        label="Rodzaj"
        name="kind"
        options={[
          { value: 'cups', label: 'Kubki' },
          { value: 'bowls', label: 'Miski i talerze' },
          { value: 'vases', label: 'Wazony' },
          { value: 'pots', label: 'Czajniki i dzbanki' },
        ]}
      />
      <CheckboxGroup
        label="Kolor szkliwa"
        name="glaze"
        options={['wapno', 'kobalt', 'szałwia', 'grafit', 'miód'].map((label) => ({ value: label, label }))}
      />
    </>
  ),
  actions: (
    <>
      <Button>Wyczyść</Button>
      <Button tone="primary">Pokaż 29 produktów</Button>
    </>
  ),
} satisfies Partial<DrawerProps>;

/** A phone's filters: from 72 px below the top, with a fixed footer of two buttons. */
export const Sheet: Story = {
  args: filters,
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvas }) => {
    const { top, bottom, width } = await opened(canvas);
    await expect([top, bottom, width]).toEqual([72, window.innerHeight, document.documentElement.clientWidth]);
    await expect(canvas.getByRole('button', { name: 'Wyczyść' })).toBeVisible();
  },
};

/** Hovered, pressed, focused. */
export const Rows: Story = {
  render: () => (
    <ForcedStates>
      <DrawerRow href="#ceramika">Ceramika</DrawerRow>
      <DrawerRow href="#taniej" tone="sale">
        Teraz taniej
      </DrawerRow>
    </ForcedStates>
  ),
  play: async ({ canvasElement }) => expectEachStateSeen(canvasElement),
};

export const AllStates: Story = {
  tags: ['every-theme'],
  play: async ({ canvas }) => void (await opened(canvas)),
};
