import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ForcedStates, expectEachStateSeen } from '../../.storybook/forced-states.tsx';
import { icons } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Button, IconButton, LinkButton, ToggleButton } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Działania/Button',
  component: Button,
  args: { children: 'Porównaj', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { tone: 'primary', icon: icons.bag, children: 'Do koszyka' } };
export const Large: Story = { args: { tone: 'primary', size: 'large', children: 'Zamawiam z obowiązkiem zapłaty' } };
export const Compact: Story = { args: { size: 'compact' } };
export const TextTone: Story = { args: { tone: 'text', children: 'Wyczyść filtry' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Usuń adres' } };
export const FullWidth: Story = { args: { isFullWidth: true, tone: 'primary' } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Porównaj' })).toHaveFocus();
  },
};

/** The spinner precedes the name; name and width stay; presses do nothing. */
export const Busy: Story = {
  args: { isBusy: true, tone: 'primary', children: 'Do koszyka', icon: icons.bag },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Do koszyka' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('W\u00a0toku');
  },
};

const widths = (canvas: HTMLElement): number[] =>
  [...canvas.querySelectorAll('button')].map((button) => button.getBoundingClientRect().width);

/** Busy and idle pairs of every size, with and without an icon: each pair is equally wide. */
export const BusyKeepsWidth: Story = {
  render: () => (
    <Stack align="start">
      {(['large', 'standard', 'compact'] as const).map((size) => (
        <Inline key={size}>
          <Button size={size}>Porównaj</Button>
          <Button size={size} isBusy>
            Porównaj
          </Button>
          <Button size={size} icon={icons.bag}>
            Porównaj
          </Button>
          <Button size={size} icon={icons.bag} isBusy>
            Porównaj
          </Button>
        </Inline>
      ))}
      <Inline>
        <Button tone="text">Anuluj</Button>
        <Button tone="text" isBusy>
          Anuluj
        </Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const all = widths(canvasElement);
    for (let pair = 0; pair < all.length; pair += 2) await expect(all[pair + 1]).toBeCloseTo(all[pair]!, 0);
  },
};

/** Unavailable buttons stay in the tab order, say why and do nothing. */
export const Unavailable: Story = {
  args: { tone: 'primary', children: 'Do koszyka', unavailableReason: 'Najpierw wybierz rozmiar.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Do koszyka' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Najpierw wybierz rozmiar.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: { children: 'Dziewięćdziesięciokilkuletnia konstantynopolitańczykowianeczka zamawia' },
  globals: { viewport: { value: 'level1' } },
};

/** The spinner replaces the icon, and stands still with reduced motion. */
export const BusyIcon: Story = {
  render: () => <IconButton icon={icons.trash} label="Usuń: Kubek Poranek" isBusy />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Usuń: Kubek Poranek' });
    await expect(button.querySelector('svg')).not.toBeVisible();
    await expect(getComputedStyle(button, '::before').width).toBe('20px');
  },
};

function Heart() {
  const [isPressed, setPressed] = useState(false);
  return (
    <ToggleButton
      icon={icons.heart}
      label="Na liście: Kubek Poranek"
      isPressed={isPressed}
      onPressedChange={setPressed}
    />
  );
}

/** Space and Enter change the state; the name stays. */
export const Toggle: Story = {
  render: () => <Heart />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Na liście: Kubek Poranek', pressed: false });
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(getComputedStyle(heart.querySelector('svg')!).fill).not.toBe('none');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(getComputedStyle(heart.querySelector('svg')!).fill).toBe('none');
  },
};

/** Hovered, pressed, focused: every tone. */
export const Interaction: Story = {
  render: () => (
    <ForcedStates>
      <Inline>
        <Button tone="primary">Do koszyka</Button>
        <Button>Porównaj</Button>
        <Button tone="danger">Usuń adres</Button>
        <Button tone="text">Anuluj</Button>
        <LinkButton href="#nowosci">Zobacz nowości</LinkButton>
        <ToggleButton isPressed={false}>Siatka</ToggleButton>
        <ToggleButton isPressed>Lista</ToggleButton>
        <IconButton icon={icons.close} label="Zamknij" />
        <ToggleButton icon={icons.heart} label="Na liście: Miska Zboże" isPressed />
      </Inline>
    </ForcedStates>
  ),
  play: async ({ canvasElement }) => expectEachStateSeen(canvasElement),
};

export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <Inline align="start">
        <Button tone="primary" icon={icons.bag}>
          Do koszyka
        </Button>
        <Button tone="primary" icon={icons.bag} isBusy>
          Do koszyka
        </Button>
        <Button tone="primary" unavailableReason="Najpierw wybierz rozmiar.">
          Do koszyka
        </Button>
        <Button tone="primary" size="large">
          Zamawiam
        </Button>
      </Inline>
      <Inline>
        <Button>Porównaj</Button>
        <Button isBusy>Porównaj</Button>
        <Button tone="danger">Usuń adres</Button>
        <Button tone="text">Anuluj</Button>
        <Button size="compact">Pokaż</Button>
        <LinkButton href="#zamowienie" tone="primary">
          Przejdź do zamówienia
        </LinkButton>
        <LinkButton href="#nowosci">Zobacz nowości</LinkButton>
      </Inline>
      <Inline align="start">
        <ToggleButton isPressed={false}>Siatka</ToggleButton>
        <ToggleButton isPressed>Lista</ToggleButton>
        <ToggleButton icon={icons.eye} isPressed isBusy>
          Pokaż hasło
        </ToggleButton>
        <ToggleButton icon={icons.eye} isPressed={false} unavailableReason="Najpierw wpisz hasło.">
          Pokaż hasło
        </ToggleButton>
      </Inline>
      <Inline>
        <IconButton icon={icons.close} label="Zamknij" />
        <ToggleButton icon={icons.heart} label="Na liście: Kubek Poranek" isPressed={false} />
        <ToggleButton icon={icons.heart} label="Na liście: Miska Zboże" isPressed />
        <IconButton icon={icons.trash} label="Usuń: Kubek Poranek" isBusy />
        <IconButton icon={icons.minus} label="Zmniejsz ilość: Kubek Poranek" unavailableReason="Mniej się nie da." />
      </Inline>
    </Stack>
  ),
};
