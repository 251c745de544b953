import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ForcedStates, expectEachStateSeen } from '../../.storybook/forced-states.tsx';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Tabs, type Tab } from './index.ts';

/** Ids are unique in a page: each story that stands beside others has its own. */
const tabsOf = (prefix: string): ReadonlyArray<Tab> => [
  {
    id: `${prefix}-opis`,
    label: 'Opis',
    content: <Text>Kamionka toczona ręcznie, szkliwiona wapnem. Mieści 320&nbsp;ml.</Text>,
  },
  {
    id: `${prefix}-parametry`,
    label: 'Parametry',
    content: <Text>Wysokość 9&nbsp;cm, średnica 8&nbsp;cm. Można myć w&nbsp;zmywarce.</Text>,
  },
  {
    id: `${prefix}-pytania`,
    label: 'Pytania (12)',
    content: (
      <Text>
        Czy kubek się nagrzewa? <Link href="#pytania">Wszystkie pytania</Link>
      </Text>
    ),
  },
  {
    id: `${prefix}-opinie`,
    label: 'Opinie (188)',
    content: <Text id={`${prefix}-opinia`}>Ciężki, spokojny, stoi pewnie. Zofia, 14 listopada.</Text>,
  },
];

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/Tabs',
  component: Tabs,
  args: { label: 'O\u00a0produkcie', headingLevel: 2, tabs: tabsOf('kubek'), onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Third: Story = { args: { defaultValue: 'kubek-pytania' } };

/** Arrows choose as they go, Tab leads into the panel. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Opis')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Parametry')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Parametry' })).toBeVisible();
    await expect(canvas.getByText(/^Kamionka/)).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('kubek-opinie');
    await userEvent.keyboard('{Home}{End}');
    await expect(tab('Opinie (188)')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Opinie (188)' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab('Opinie (188)')).toHaveFocus();
  },
};
/** Arrows only move; Enter and Space choose. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Pytania (12)' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Opis' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Pytania (12)' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('tabpanel', { name: 'Parametry' })).toBeVisible();
  },
};
function OwnChoice() {
  const [value, setValue] = useState('dzbanek-opis');
  return (
    <Stack space={24}>
      <Tabs label="O dzbanku" headingLevel={2} tabs={tabsOf('dzbanek')} value={value} onChange={setValue} />
      <Button onClick={() => setValue('dzbanek-opinie')}>Pokaż opinie</Button>
    </Stack>
  );
}
export const Controlled: Story = {
  render: () => <OwnChoice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż opinie' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Opinie (188)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Parametry' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Parametry' })).toBeVisible();
  },
};
/** A link to a panel, or to something in it, opens its tab and leads there. */
export const ByAddress: Story = {
  render: (args) => (
    <Stack space={24}>
      <Text>
        Ocena 4,9. <Link href="#kubek-opinia">Najnowsza opinia</Link>
      </Text>
      <Tabs {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Najnowsza opinia' });
    for (const attempt of ['first', 'again']) {
      // Storybook's frame passes a link press to the window around it.
      location.hash = link.hash;
      await waitFor(() => expect(canvas.getByText(/^Ciężki/), attempt).toBeVisible());
      await userEvent.click(canvas.getByRole('tab', { name: 'Parametry' }));
      await expect(canvas.getByText(/^Ciężki/), attempt).not.toBeVisible();
    }
    await expect(location.hash).toBe('#kubek-parametry');
    history.replaceState(history.state, '', ' ');
  },
};
/** More tabs than fit: the row scrolls, and the chosen tab stands in it. */
export const ManyTabs: Story = {
  globals: { viewport: { value: 'level3' } },
  args: { tabs: ['kubek', 'miska', 'dzbanek', 'patera'].flatMap(tabsOf), defaultValue: 'dzbanek-parametry' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('tablist', { name: 'O\u00a0produkcie' });
    const isInSight = (tab: Element) => {
      const [box, frame] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      return box.left >= frame.left && box.right <= frame.right;
    };
    const tabs = within(row).getAllByRole('tab');
    await waitFor(() => expect(tabs[9]).toSatisfy(isInSight));
    await userEvent.click(tabs[11]!);
    await waitFor(() => expect(tabs[11]).toSatisfy(isInSight));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tabs[0]).toSatisfy(isInSight));
  },
};
/** Below viewport level 3 an accordion: without visible tabs there are no tab roles. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByText(/^Kamionka/)).toBeVisible();
    await userEvent.tab();
    await expect(opener('Opis')).toHaveFocus();
    await expect(opener('Opis').getBoundingClientRect().height).toBe(64);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Wysokość/)).toBeVisible();
    await expect(canvas.getByText(/^Kamionka/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('kubek-parametry');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/^Wysokość/)).not.toBeVisible();
    await userEvent.click(opener('Pytania (12)'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wszystkie pytania' })).toHaveFocus();
  },
};
export const OnTablet: Story = {
  globals: { viewport: { value: 'level2' } },
  args: { defaultValue: 'kubek-pytania' },
};
/** A link to something in a closed panel opens it here too. */
export const ByAddressOnPhone: Story = {
  ...ByAddress,
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Najnowsza opinia' });
    for (const attempt of ['first', 'again']) {
      location.hash = link.hash;
      await waitFor(() => expect(canvas.getByText(/^Ciężki/), attempt).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Opinie (188)' }));
      await expect(canvas.getByText(/^Ciężki/), attempt).not.toBeVisible();
    }
    await expect(location.hash).toBe('');
  },
};
/** With ids that no other story and no other state has. */
function OwnTabs() {
  return <Tabs label="O produkcie" headingLevel={3} tabs={tabsOf(useId())} />;
}
/** Pointed at, pressed, focused. */
export const Interaction: Story = {
  render: () => (
    <ForcedStates>
      <OwnTabs />
    </ForcedStates>
  ),
  // The tabs are measured before the states are forced on them, so that colours run over to them first.
  play: async ({ canvasElement }) => waitFor(() => expectEachStateSeen(canvasElement)),
};
export const InteractionOnPhone: Story = { ...Interaction, globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={48}>
      <Tabs label="O kubku" headingLevel={2} tabs={tabsOf('pierwszy')} />
      <Tabs label="O misce" headingLevel={2} tabs={tabsOf('trzeci')} defaultValue="trzeci-pytania" />
      <Tabs label="O dwóch rzeczach" headingLevel={2} tabs={[...tabsOf('jeden'), ...tabsOf('dwa')]} />
    </Stack>
  ),
};
