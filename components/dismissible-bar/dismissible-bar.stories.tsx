import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { DismissibleBar, forgetDismissedBar, isBarDismissedIn, type DismissibleBarProps } from './index.ts';

type BarTone = NonNullable<DismissibleBarProps['tone']>;

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/DismissibleBar',
  component: DismissibleBar,
  args: {
    id: 'story-code',
    label: 'Kod rabatowy',
    children: (
      <>
        Kod <strong>WRACAM10</strong> daje 10% do niedzieli
      </>
    ),
    action: (
      <Link href="#kod" tone="inherit">
        Skopiuj kod
      </Link>
    ),
  },
} satisfies Meta<typeof DismissibleBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages: Readonly<Record<BarTone, { label: string; text: string }>> = {
  info: { label: 'Święta', text: 'W\u00a0Wigilię sklep odpowiada do\u00a012:00.' },
  success: { label: 'Konto', text: 'Adres e-mail jest potwierdzony.' },
  warning: { label: 'Dostawa', text: 'Kurierzy mają opóźnienia: paczki idą o\u00a0dzień dłużej.' },
  error: { label: 'Płatności', text: 'Płatności kartą teraz nie działają. Możesz zapłacić przelewem.' },
};

export const Code: Story = {};
export const OnlyMessage: Story = {
  args: {
    id: 'story-post',
    label: 'Dostawa',
    children: 'Paczki z tego tygodnia wyjdą w poniedziałek.',
    action: undefined,
  },
};
/** Closed, it returns after a day: for a recurring message. */
export const ForADay: Story = {
  args: {
    id: 'story-terms',
    days: 1,
    label: 'Warunki zakupów',
    children: 'Darmowa dostawa od\u00a0250\u00a0zł · zwrot do 30\u00a0dni',
    action: undefined,
  },
};
/** A message of the shop's state: an icon names its meaning. */
export const Tones: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <DismissibleBar key={tone} id={`story-tone-${tone}`} label={messages[tone].label} tone={tone}>
          {messages[tone].text}
        </DismissibleBar>
      ))}
    </Stack>
  ),
};
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Stack space={24}>
      <DismissibleBar {...args} id="story-all-code" />
      <DismissibleBar id="story-all-post" label="Dostawa">
        Paczki z tego tygodnia wyjdą w poniedziałek.
      </DismissibleBar>
      <DismissibleBar
        id="story-all-long"
        label="Regulamin"
        action={
          <Link href="#zmiany" tone="inherit">
            Zobacz zmiany
          </Link>
        }
      >
        Od 1 grudnia zmienia się regulamin: zwrot przyjmiemy przez 30 dni, także rzeczy kupionych przed tą datą, a koszt
        odesłania paczki pokryjemy my.
      </DismissibleBar>
    </Stack>
  ),
};

/** A cookie stores it, so that the next page omits it. */
export const ClosedForADay: Story = {
  args: { ...ForADay.args, id: 'story-closed-terms' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    forgetDismissedBar('story-closed-terms');
    await userEvent.click(await canvas.findByRole('button', { name: 'Zamknij' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(isBarDismissedIn(document.cookie, 'story-closed-terms')).toBe(true);
    forgetDismissedBar('story-closed-terms');
    await expect(await canvas.findByRole('region', { name: 'Warunki zakupów' })).toBeVisible();
  },
};

/** Closed, it is gone and stored, and focus is on what follows. */
export const Closed: Story = {
  render: (args) => (
    <Stack align="stretch">
      <DismissibleBar {...args} id="story-closed" />
      <div>
        <Button>Szukaj</Button>
      </div>
      <div>
        <Button tone="text" onClick={() => forgetDismissedBar('story-closed')}>
          Pokaż pasek
        </Button>
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    forgetDismissedBar('story-closed');
    await expect(await canvas.findByRole('region', { name: 'Kod rabatowy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zamknij' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Szukaj' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż pasek' }));
    await expect(await canvas.findByRole('region', { name: 'Kod rabatowy' })).toBeVisible();
  },
};
